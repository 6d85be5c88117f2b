import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sentLocation } from '../entities/address.ts';
import { advert, deliveryCategory } from '../entities/category.ts';
import { cartTokenField, id, latitude, longitude, looseId, sessionFields, untrustedNumber } from '../fields.ts';

const nearestCityRequest = v.object({
  ...sentLocation,
  latitude,
  longitude,
  delivery_type: untrustedNumber,
  ...cartTokenField,
  ...sessionFields,
});

/** The categories that first screens show; on their own, so that no first screen pays for menus. */
export const categoryCalls = {
  /** The categories of the city that serves a place, and that city. */
  get_delivery_list_for_nearest_city: endpoint('/api/user/get_delivery_list_for_nearest_city', {
    access: 'public',
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
  /** The categories of the remembered city, for the deliveries page. */
  get_delivery_list_for_city: endpoint('/api/admin/get_delivery_list_for_city', {
    access: 'public',
    request: v.object({ city_id: looseId, ...cartTokenField, ...sessionFields }),
    answer: v.object({ deliveries: v.array(deliveryCategory) }),
    failures: [811, 813, 843],
  }),
};
