import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ALLERGENS, DIETS } from '../entities/food.ts';
import { DISH_QUERY_MAXIMUM } from '../limits.ts';
import { askedTime, cartTokenField, id, latitude, listOf, longitude, money, requiredText, sessionFields, answeredTime } from '../fields.ts';

/** A dish that was found, with the store that sells it as that store's card would tell of it. */
const foundDish = v.object({
  item_id: id,
  name: v.string(),
  details: v.string(),
  /** As the menu's card says it: without options. */
  price: money,
  /** The price before the offer; 0 where there is none. */
  item_price_without_offer: money,
  image_url: v.array(v.string()),
  /** Whether it suits what the request says somebody eats; absent where nothing was asked. */
  food_fit: v.optional(v.picklist(['suits', 'ask'])),
  store: v.object({
    _id: id,
    name: v.string(),
    image_url: v.string(),
    /** Four segments, as the storefront writes them. */
    path: v.string(),
    is_provide_delivery: v.boolean(),
    /** miles */
    distance: v.number(),
    /** minutes */
    delivery_time: v.number(),
    /** Minutes, at the latest. */
    delivery_time_max: v.number(),
    /** null where the address can't be reached */
    delivery_fee: v.nullable(money),
    min_order_price: v.nullable(money),
    /** Epoch milliseconds; null when it can't within seven days, or not at this address. */
    first_possible_at: v.nullable(v.number()),
  }),
});
export type FoundDish = v.InferOutput<typeof foundDish>;

/** The storefront's own call for dishes of every store around a place. */
export const dishCalls = {
  /** Dishes of all stores around a place that fit what was typed. */
  search_dishes: endpoint('/api/storefront/search_dishes', {
    access: 'public',
    request: v.object({
      query: requiredText(DISH_QUERY_MAXIMUM),
      latitude,
      longitude,
      diets: v.optional(listOf(v.picklist(DIETS), DIETS.length)),
      without: v.optional(listOf(v.picklist(ALLERGENS), ALLERGENS.length)),
      /** Only stores that take orders for later. */
      is_schedule_order: v.optional(v.boolean()),
      order_start_at: askedTime,
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 12),
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({
      dishes: v.array(foundDish),
      server_time: v.string(),
      order_start_at: answeredTime,
      timezone: v.string(),
      currency_sign: v.string(),
    }),
    failures: [811],
  }),
};
