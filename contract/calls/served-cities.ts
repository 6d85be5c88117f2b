import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { city, country } from '../entities/city.ts';
import { sessionFields } from '../fields.ts';

/** Where the marketplace delivers: a file of its own, since the landing page brings it. */
export const servedCityCalls = {
  /** Every country with its cities: the landing and help pages' lists of where the marketplace delivers, and what addresses and maps are kept to. */
  country_city_list: endpoint('/api/user/country_city_list', {
    access: 'public',
    request: v.object(sessionFields),
    answer: v.object({ countries: v.array(v.object({ ...country.entries, cities: v.array(city) })) }),
    failures: [801],
  }),
};
