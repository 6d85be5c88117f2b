import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { deliveryCategory } from '../entities/category.ts';
import { city } from '../entities/city.ts';
import { latitude, longitude, looseId, sessionFields } from '../fields.ts';

export const cityCalls = {
  /** A country's cities: what is offered instead when an address is out of area. */
  get_city_list: endpoint('/api/admin/get_city_list', {
    access: 'public',
    request: v.object({ country_id: looseId }),
    answer: v.object({ cities: v.array(city) }),
    failures: [801, 804],
  }),
  /** Every category of the marketplace: the partner form's kinds of business. */
  get_delivery_list: endpoint('/api/admin/get_delivery_list', {
    access: 'public',
    request: v.object({}),
    answer: v.object({ deliveries: v.array(deliveryCategory) }),
    failures: [],
  }),
  /** Whether a place lies in a city's area at all, asked before a courier's address is taken. 813 says no. */
  check_city_radius: endpoint('/api/user/check_city_radius', {
    access: 'public',
    request: v.object({ city_id: looseId, latitude, longitude, ...sessionFields }),
    /** Miles from the city's centre. */
    answer: v.object({ distance: v.optional(v.number()) }),
    failures: [811, 813],
  }),
};
