import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { allCities, categoriesOf, nearestCity } from '#server/repositories/cities.ts';
import { advertsFor } from '#server/services/catalogue/adverts.ts';
import { presentCategory } from '#server/services/present/place.ts';

/** The categories and adverts of the city around a place; hidden and courier ones come with their flags. */
export const getDeliveryListForNearestCity = serve(
  endpoints.get_delivery_list_for_nearest_city,
  async (body, call) => {
    const city = nearestCity(await call.catalogue('cities', () => allCities(call.database)), [body.latitude, body.longitude]);
    if (!city) return refuse(813);
    const [categories, ads] = await Promise.all([
      call.catalogue(`categories ${city.id}`, () => categoriesOf(call.database, city.id)),
      advertsFor(call, city, 'landing'),
    ]);
    return answer({
      deliveries: categories.map((category) => presentCategory(category, call.language)),
      city: { _id: city.id, city_name: inLanguage(city.name, call.language), timezone: city.timezone },
      country_id: city.countryId,
      ads,
      currency_sign: city.currencySign,
      server_time: new Date(call.now()).toISOString(),
    });
  },
  READING,
);
