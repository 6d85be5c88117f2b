import { endpoints } from '#contract/endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { refuse } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { shareAnswer } from '#server/call/share-answer.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import type { City } from '#server/repositories/cities.ts';
import { advertsFor } from '#server/services/catalogue/adverts.ts';
import { cachedCategories, cachedCityAround } from '#server/services/catalogue/catalogue-reads.ts';
import { presentCategory } from '#server/services/present/place.ts';

async function deliveriesOf(call: Call, city: City): Promise<AnswerOf<typeof endpoints.get_delivery_list_for_nearest_city>> {
  const [categories, ads] = await Promise.all([cachedCategories(call, city.id), advertsFor(call, city, 'landing')]);
  return {
    deliveries: categories.map((category) => presentCategory(category, call.language)),
    city: { _id: city.id, city_name: inLanguage(city.name, call.language), timezone: city.timezone },
    country_id: city.countryId,
    ads,
    currency_sign: city.currencySign,
    server_time: new Date(call.now()).toISOString(),
  };
}

export const getDeliveryListForNearestCity = serve(endpoints.get_delivery_list_for_nearest_city, READING, async (body, call) => {
  const city = await cachedCityAround(call, [body.latitude, body.longitude]);
  return city ? shareAnswer(call, `deliveries ${city.id}`, () => deliveriesOf(call, city)) : refuse(813);
});
