import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { deliveryCategory } from '../entities/category.ts';
import { id, latitude, location, longitude, looseId, sessionFields } from '../fields.ts';
import { adminCalls } from './admin.ts';

const city = v.object({
  _id: id,
  city_name: v.string(),
  country_id: id,
  timezone: v.string(),
  location,
  /** The storefront's own: its name in addresses, the same in every language. */
  city_slug: v.optional(v.string()),
  /** The storefront's own: how far from there it serves, miles. */
  radius: v.optional(v.number()),
});
const country = adminCalls.get_country_list.answer.entries.countries.item;

export const cityCalls = {
  /** A country's cities: what is offered instead when an address is out of area. */
  get_city_list: endpoint({
    name: 'get_city_list',
    path: '/api/admin/get_city_list',
    access: 'public',
    request: v.object({ country_id: looseId }),
    answer: v.object({ cities: v.array(city) }),
    failures: [801, 804],
  }),
  /** Every country with its cities: the help page's list of where the marketplace delivers. */
  country_city_list: endpoint({
    name: 'country_city_list',
    path: '/api/user/country_city_list',
    access: 'public',
    request: v.object(sessionFields),
    answer: v.object({ countries: v.array(v.object({ ...country.entries, cities: v.array(city) })) }),
    failures: [801],
  }),
  /** Every category of the marketplace: the partner form's kinds of business. */
  get_delivery_list: endpoint({
    name: 'get_delivery_list',
    path: '/api/admin/get_delivery_list',
    access: 'public',
    request: v.object({}),
    answer: v.object({ deliveries: v.array(deliveryCategory) }),
    failures: [],
  }),
  /** Whether a place lies in a city's area at all, asked before a courier's address is taken. 813 says no. */
  check_city_radius: endpoint({
    name: 'check_city_radius',
    path: '/api/user/check_city_radius',
    access: 'public',
    request: v.object({ city_id: looseId, latitude, longitude, ...sessionFields }),
    /** Miles from the city's centre. */
    answer: v.object({ distance: v.optional(v.number()) }),
    failures: [811, 813],
  }),
};
