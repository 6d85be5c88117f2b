import { endpoints } from '#contract/endpoints.ts';
import { milesBetween } from '#domain/geometry.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { findCity } from '#server/repositories/cities.ts';
import { cachedCities, cachedCountries } from '#server/services/catalogue/catalogue-reads.ts';
import { presentCity, presentCountry } from '#server/services/present/place.ts';

export const countryCityList = serve(endpoints.country_city_list, READING, async (_body, call) => {
  const [countries, cities] = await Promise.all([cachedCountries(call), cachedCities(call)]);
  if (countries.length === 0) return refuse(801);
  return answer({
    countries: countries.map((country) => ({
      ...presentCountry(country),
      cities: cities.filter(({ countryId }) => countryId === country.id).map((city) => presentCity(city, call.language)),
    })),
  });
});

/** Whether a place lies in a city's area at all; how many miles from its centre. */
export const checkCityRadius = serve(endpoints.check_city_radius, READING, async (body, call) => {
  const city = body.city_id ? await findCity(call.database, body.city_id) : null;
  if (!city) return refuse(811);
  const miles = milesBetween([body.latitude, body.longitude], [city.latitude, city.longitude]);
  return miles <= city.radiusMiles ? answer({ distance: Math.round(miles * 100) / 100 }) : refuse(813);
});
