import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { allCategories, categoriesOf, citiesOf, findCity, findCountry } from '#server/repositories/cities.ts';
import { presentCategory, presentCity } from '#server/services/present/place.ts';

export const getCityList = serve(endpoints.get_city_list, READING, async (body, call) => {
  const { country_id: id } = body;
  const country = id ? await call.reads((database) => findCountry(database, id)) : null;
  if (!country) return refuse(801);
  const cities = await call.reads((database) => citiesOf(database, country.id));
  return cities.length === 0 ? refuse(804) : answer({ cities: cities.map((city) => presentCity(city, call.language)) });
});

export const getDeliveryListForCity = serve(endpoints.get_delivery_list_for_city, READING, async (body, call) => {
  const { city_id: id } = body;
  const city = id ? await call.reads((database) => findCity(database, id)) : null;
  if (!city) return refuse(811);
  const categories = await call.reads((database) => categoriesOf(database, city.id));
  if (categories.length === 0) return refuse(813);
  return answer({ deliveries: categories.map((category) => presentCategory(category, call.language)) });
});

export const getDeliveryList = serve(endpoints.get_delivery_list, READING, async (_body, call) =>
  answer({ deliveries: (await call.reads(allCategories)).map((category) => presentCategory(category, call.language)) }),
);
