import { endpoints } from '#contract/endpoints.ts';
import type { AnswerOf, ReceivedOf } from '#contract/endpoint.ts';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import type { Point } from '#domain/geometry.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { shareAnswer } from '#server/call/share-answer.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import type { Category, City } from '#server/repositories/cities.ts';
import { advertsFor } from '#server/services/catalogue/adverts.ts';
import { cachedCategory, cachedCity, cachedCityAround, cachedSlots, cachedStores } from '#server/services/catalogue/catalogue-reads.ts';
import { cachedFavourites } from '#server/services/catalogue/cached-favourites.ts';
import { foodFits } from '#server/services/catalogue/food-fits.ts';
import { presentCardWith } from '#server/services/present/store.ts';
import { askedTimeOf, isSharedTime } from '#server/services/fulfilment/asked-time.ts';

type Received = ReceivedOf<typeof endpoints.get_store_list>;
type StoreList = AnswerOf<typeof endpoints.get_store_list>;

const pointOf = (body: Received): Point | null =>
  body.latitude == null || body.longitude == null ? null : [body.latitude, body.longitude];

async function listStores(body: Received, call: Call, { city, category }: { city: City; category: Category }): Promise<StoreList> {
  const [stores, ads] = await Promise.all([cachedStores(call, category.id), advertsFor(call, city, category.id)]);
  const eats = { diets: body.diets ?? [], without: body.without ?? [] };
  const fits = asksForFood(eats)
    ? await call.reads((database) =>
        foodFits(
          database,
          stores.map(({ id }) => id),
          eats,
        ),
      )
    : null;
  const now = call.now();
  const wantedAt = askedTimeOf(body, now);
  const slots = await cachedSlots(call, `category ${category.id}`, stores);
  const onlooker = { language: call.language, now, at: pointOf(body), wantedAt, favourites: new Set<string>() };
  const cards = stores.map((store) => ({
    ...presentCardWith({ store, category, city }, onlooker, slots),
    ...(fits ? { food_fit: fits.get(store.id) ?? ('clashes' as const) } : {}),
  }));
  return {
    stores: cards.toSorted((a, b) => a.distance - b.distance),
    ads,
    city_name: inLanguage(city.name, call.language),
    server_time: new Date(now).toISOString(),
    ...(wantedAt === null ? {} : { order_start_at: wantedAt }),
    timezone: city.timezone,
    currency_sign: city.currencySign,
  };
}

const storesIn = async (body: Received, call: Call, city: City | null): Promise<Outcome<typeof endpoints.get_store_list>> => {
  if (!city) return refuse(811);
  const category = body.store_delivery_id ? await cachedCategory(call, body.store_delivery_id) : null;
  if (!category || category.cityId !== city.id) return refuse(561);
  const wantedAt = askedTimeOf(body, call.now());
  const key = JSON.stringify(['stores', category.id, pointOf(body), wantedAt, body.diets ?? [], body.without ?? []]);
  const list = () => listStores(body, call, { city, category });
  if (!call.customer) return isSharedTime(wantedAt, call.now(), city) ? shareAnswer(call, key, list) : answer(await list());
  const favourites = new Set(await cachedFavourites(call, call.customer));
  const shared = await list();
  return answer({ ...shared, stores: shared.stores.map((card) => (favourites.has(card._id) ? { ...card, favourite: true } : card)) });
};

export const getStoreList = serve(endpoints.get_store_list, READING, async (body, call) =>
  storesIn(body, call, body.city_id ? await cachedCity(call, body.city_id) : null),
);

export const getStoreListNearestCity = serve(endpoints.get_store_list_nearest_city, READING, async (body, call) => {
  const point = pointOf(body);
  return storesIn(body, call, point && (await cachedCityAround(call, point)));
});
