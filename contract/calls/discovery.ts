import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { advert, deliveryCategory, listedStore, productGroup, storeDetail } from '../entities/store.ts';
import { cartTokenField, id, latitude, longitude, looseId, requiredText, sessionFields, text, untrustedNumber } from '../fields.ts';

const nearestCityRequest = v.object({
  latitude, longitude,
  address: v.optional(v.nullable(text(300))),
  city1: v.optional(v.nullable(text(100))),
  city2: v.optional(v.nullable(text(100))),
  city3: v.optional(v.nullable(text(100))),
  country: v.optional(v.nullable(text(100))),
  country_code: v.optional(v.nullable(text(10))),
  country_code_2: v.optional(v.nullable(text(10))),
  city_code: v.optional(v.nullable(text(10))),
  delivery_type: untrustedNumber,
  ...cartTokenField, ...sessionFields,
});

const storeListAnswer = v.object({
  stores: v.array(listedStore),
  ads: v.array(advert),
  city_name: v.string(),
  server_time: v.string(),
  timezone: v.optional(v.string(), 'Europe/Zurich'),
  currency_sign: v.optional(v.string(), 'CHF'),
});

const storeListRequest = v.object({
  city_id: looseId,
  store_delivery_id: looseId,
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  ...cartTokenField, ...sessionFields,
});

export const discoveryCalls = {
  get_delivery_list_for_nearest_city: endpoint({
    name: 'get_delivery_list_for_nearest_city', path: '/api/user/get_delivery_list_for_nearest_city', access: 'public',
    request: nearestCityRequest,
    answer: v.object({
      deliveries: v.array(deliveryCategory),
      city: v.object({ _id: id, city_name: v.optional(v.string()), timezone: v.string() }),
      country_id: id,
      ads: v.array(advert),
      currency_sign: v.string(),
      server_time: v.string(),
    }),
    failures: [811, 813, 843],
  }),
  get_store_list: endpoint({
    name: 'get_store_list', path: '/api/user/get_store_list', access: 'public',
    request: storeListRequest, answer: storeListAnswer, failures: [561, 811, 813],
  }),
  get_store_list_nearest_city: endpoint({
    name: 'get_store_list_nearest_city', path: '/api/user/get_store_list_nearest_city', access: 'public',
    request: storeListRequest, answer: storeListAnswer, failures: [561, 811, 813],
  }),
  user_get_store_product_item_list: endpoint({
    name: 'user_get_store_product_item_list', path: '/api/user/user_get_store_product_item_list', access: 'public',
    request: v.object({
      store_id: looseId,
      /** Optional: where the customer is, for the fee and the distance. */
      latitude: v.optional(v.nullable(latitude)),
      longitude: v.optional(v.nullable(longitude)),
      ...cartTokenField, ...sessionFields,
    }),
    answer: v.object({
      products: v.array(productGroup),
      currency: v.string(),
      store: storeDetail,
      delivery_name: v.string(),
      city_name: v.string(),
      server_time: v.string(),
      timezone: v.string(),
    }),
    failures: [634, 635],
  }),
  check_delivery_available: endpoint({
    name: 'check_delivery_available', path: '/api/user/check_delivery_available', access: 'public',
    request: v.object({ latitude, longitude, city_id: looseId, ...sessionFields }), answer: v.object({}), failures: [558, 811],
  }),
};

const place = v.object({
  label: v.string(),
  detail: v.string(),
  kind: v.picklist(['house', 'street', 'place', 'postcode']),
  latitude, longitude,
  street: v.string(),
  house_number: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
});
export type Place = v.InferOutput<typeof place>;

/** The storefront's own calls for addresses; Mapbox stands in for them when its token is set. */
export const placeCalls = {
  search_places: endpoint({
    name: 'search_places', path: '/api/storefront/search_places', access: 'public',
    request: v.object({ query: requiredText(200), limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 5) }),
    answer: v.object({ places: v.array(place) }), failures: [],
  }),
  nearest_place: endpoint({
    name: 'nearest_place', path: '/api/storefront/nearest_place', access: 'public',
    request: v.object({ latitude, longitude }), answer: v.object({ place: v.nullable(place) }), failures: [],
  }),
};
