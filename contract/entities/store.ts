import * as v from 'valibot';
import { id, location, money } from '../fields.ts';
import { ALLERGENS, DIETS } from './food.ts';
import { fewPlaces, slotDay, storeDay } from './schedule.ts';

const cashback = {
  is_cashback_available: v.boolean(),
  /** 1 percent, 2 a fixed amount */
  cashback_mode: v.picklist([1, 2]),
  /** Percent, or an amount in major units. */
  cashback_value: v.number(),
};

/** What lists and the store page share. */
const storeCore = {
  _id: id,
  name: v.string(),
  image_url: v.string(),
  /** Absent where a server has none; the other picture stands in for it. */
  image_url_web: v.optional(v.string(), ''),
  slogan: v.string(),
  promotion_text: v.string(),
  /** Stars out of five, on average. */
  user_rate: v.number(),
  user_rate_count: v.number(),
  is_store_busy: v.boolean(),
  is_taking_schedule_order: v.boolean(),
  is_use_pre_delivery_slots: v.boolean(),
  is_use_pickup_slots: v.boolean(),
  is_in_pickup_time: v.boolean(),
  is_in_delivery_time: v.boolean(),
  is_provide_delivery: v.boolean(),
  is_provide_delivery_anywhere: v.boolean(),
  /** Miles. */
  original_delivery_radius: v.number(),
  /** Minutes, about. */
  delivery_time: v.number(),
  /** Minutes, at the latest. */
  delivery_time_max: v.number(),
  famous_products_tags: v.array(v.string()),
  favourite: v.boolean(),
  ...cashback,
  store_time: v.array(storeDay),
};

/** A store in a list, with what it costs to have it at the customer's address. */
export const listedStore = v.object({
  ...storeCore,
  /** Not in the specification's list: a server that leaves them out takes orders for now while it is open. */
  price_rating: v.optional(v.number(), 0),
  is_provide_asap: v.optional(v.boolean(), true),
  is_provide_pickup_delivery: v.optional(v.boolean(), false),
  /** Minutes that an order for later must be ahead. */
  schedule_order_create_after_minute: v.optional(v.number(), 0),
  location: v.optional(v.nullable(location), null),
  /** Miles. */
  distance: v.number(),
  /** The storefront's own: absent from a server that lacks them; null where this address can't be reached. */
  delivery_fee: v.optional(v.nullable(money)),
  min_order_price: v.optional(v.nullable(money)),
  /** When an order made now can be there first, epoch milliseconds; null when it can't within seven days, or not at this address. */
  first_possible_at: v.optional(v.nullable(v.number())),
  /** What the store has for somebody who eats as the request says; absent where nothing was asked. */
  food_fit: v.optional(v.picklist(['suits', 'ask', 'clashes'])),
});
export type ListedStore = v.InferOutput<typeof listedStore>;

export const storeDetail = v.object({
  ...storeCore,
  price_rating: v.number(),
  is_provide_asap: v.boolean(),
  is_provide_pickup_delivery: v.boolean(),
  /** Minutes that an order for later must be ahead. */
  schedule_order_create_after_minute: v.number(),
  location,
  address: v.string(),
  phone: v.string(),
  country_phone_code: v.string(),
  email: v.string(),
  user_type: v.number(),
  max_item_quantity_add_by_user: v.number(),
  famous_for: v.string(),
  /** Percent that is added to the items' prices; 0 where they hold their tax. */
  item_tax: v.number(),
  /** The storefront's own: the items' prices hold their tax; percent that is added to a delivery; what each order pays besides. */
  is_tax_included: v.optional(v.boolean()),
  /** Percent that is added to a delivery. */
  delivery_tax: v.optional(v.number()),
  service_fee: v.optional(money),
  slot_time: v.array(slotDay),
  pickup_slot_time: v.array(slotDay),
  /** The storefront's own: the slots with few places left, or none. */
  few_places: v.optional(v.array(fewPlaces)),
  /** When an order made now can be there first, epoch milliseconds; null when it can’t. */
  first_possible_at: v.optional(v.nullable(v.number())),
  /** Miles. */
  distance: v.optional(v.nullable(v.number())),
  delivery_fee: v.optional(v.nullable(money)),
  min_order_price: v.optional(v.nullable(money)),
});
export type StoreDetail = v.InferOutput<typeof storeDetail>;

export const specificationOption = v.object({
  unique_id: v.number(),
  name: v.string(),
  price: money,
  is_default_selected: v.boolean(),
  /** The storefront's own: as of an item. */
  minimum_age: v.optional(v.nullable(v.number())),
});
export type SpecificationOption = v.InferOutput<typeof specificationOption>;

/** `type` 1 chooses one, 2 several; `range` is the minimum and `max_range` the maximum, 0 meaning none, as its absence does. */
export const specificationGroup = v.object({
  unique_id: v.number(),
  name: v.string(),
  type: v.picklist([1, 2]),
  range: v.optional(v.number(), 0),
  max_range: v.optional(v.number(), 0),
  is_required: v.boolean(),
  default_selected_count: v.number(),
  list: v.array(specificationOption),
});
export type SpecificationGroup = v.InferOutput<typeof specificationGroup>;

export const menuItem = v.object({
  _id: id,
  unique_id: v.number(),
  name: v.string(),
  details: v.string(),
  price: money,
  image_url: v.array(v.string()),
  product_id: id,
  specifications: v.array(specificationGroup),
  /** The price with the options that are selected by default. */
  total_item_price: money,
  /** The price before the offer; 0, or absent, where there is none. */
  item_price_without_offer: v.optional(money, 0),
  ...cashback,
  /** The storefront's own. */
  is_item_in_stock: v.optional(v.boolean(), true),
  diets: v.optional(v.nullable(v.array(v.picklist(DIETS)))),
  allergens: v.optional(v.nullable(v.array(v.picklist(ALLERGENS)))),
  /** Who receives it must be this old, years; absent: of any age. */
  minimum_age: v.optional(v.nullable(v.number())),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

export const productGroup = v.object({
  _id: v.object({ _id: id, name: v.string(), unique_id: v.number() }),
  name: v.string(),
  store_id: id,
  unique_id: v.number(),
  is_visible_in_store: v.boolean(),
  items: v.array(menuItem),
  /** The storefront's own: how many items it has, where not all of them came. */
  item_count: v.optional(v.number()),
});
export type ProductGroup = v.InferOutput<typeof productGroup>;
