import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { advert } from '../entities/category.ts';
import { ALLERGENS, DIETS } from '../entities/food.ts';
import { listedStore, productGroup, storeDetail } from '../entities/store.ts';
import { askedTime, cartTokenField, latitude, listOf, longitude, looseId, sessionFields, answeredTime } from '../fields.ts';

const storeListAnswer = v.object({
  stores: v.array(listedStore),
  ads: v.array(advert),
  city_name: v.string(),
  server_time: v.string(),
  order_start_at: answeredTime,
  /** The storefront's own: another server's stores have those of their city. */
  timezone: v.optional(v.string(), ''),
  currency_sign: v.optional(v.string(), ''),
});

const storeListRequest = v.object({
  city_id: looseId,
  store_delivery_id: looseId,
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  order_start_at: askedTime,
  /** The storefront's own: what the customer eats, and what nothing may hold. */
  diets: v.optional(listOf(v.picklist(DIETS), DIETS.length)),
  without: v.optional(listOf(v.picklist(ALLERGENS), ALLERGENS.length)),
  ...cartTokenField,
  ...sessionFields,
});

export const discoveryCalls = {
  /** The stores of a category in a city, as they serve a place. */
  get_store_list: endpoint('/api/user/get_store_list', {
    access: 'public',
    request: storeListRequest,
    answer: storeListAnswer,
    failures: [561, 811, 813],
  }),
  /** The stores of a category in the city that serves a place. */
  get_store_list_nearest_city: endpoint('/api/user/get_store_list_nearest_city', {
    access: 'public',
    request: storeListRequest,
    answer: storeListAnswer,
    failures: [561, 811, 813],
  }),
  /** A store with its menu. */
  user_get_store_product_item_list: endpoint('/api/user/user_get_store_product_item_list', {
    access: 'public',
    request: v.object({
      store_id: looseId,
      /** Optional: where the customer is, for the fee and the distance. */
      latitude: v.optional(v.nullable(latitude)),
      longitude: v.optional(v.nullable(longitude)),
      order_start_at: askedTime,
      /** The storefront's own: a long menu comes as its opening (`MENU_OPENING`). */
      is_opening: v.optional(v.boolean()),
      ...cartTokenField,
      ...sessionFields,
    }),
    answer: v.object({
      products: v.array(productGroup),
      currency: v.string(),
      store: storeDetail,
      delivery_name: v.string(),
      /** The storefront's own: the category's number, 2 for restaurants. */
      delivery_unique_id: v.optional(v.number()),
      /** The storefront's own: the category, and the store's one path in every language. */
      store_delivery_id: v.optional(v.string()),
      store_path: v.optional(v.string()),
      city_name: v.string(),
      /** The storefront's own: of the city's country, ISO 3166-1 (two letters) and ISO 4217. */
      country_code: v.optional(v.string()),
      currency_code: v.optional(v.string()),
      server_time: v.string(),
      timezone: v.string(),
      order_start_at: answeredTime,
    }),
    failures: [634, 635],
  }),
  /** Whether a city delivers to a place. */
  check_delivery_available: endpoint('/api/user/check_delivery_available', {
    access: 'public',
    request: v.object({ latitude, longitude, city_id: looseId, ...sessionFields }),
    answer: v.object({}),
    failures: [558, 811],
  }),
};
