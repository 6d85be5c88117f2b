import { endpoints } from '#contract/endpoints.ts';
import type { AnswerOf, ReceivedOf } from '#contract/endpoint.ts';
import { asksForFood } from '#domain/catalogue/food-filter.ts';
import type { Point } from '#domain/geometry.ts';
import { answer, refuse, type Outcome } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { allCities, findCategory, findCity, nearestCity, type City } from '#server/repositories/cities.ts';
import { favouriteStoreIds } from '#server/repositories/customers.ts';
import { slotsAfter } from '#server/repositories/slots.ts';
import { storesOfCategory } from '#server/repositories/stores.ts';
import { advertsFor } from '#server/services/catalogue/adverts.ts';
import { foodFits } from '#server/services/catalogue/food-fits.ts';
import { presentCardWith } from '#server/services/present/store.ts';
import { takesSlots } from '#server/services/receiving/slot-places.ts';

type Received = ReceivedOf<typeof endpoints.get_store_list>;

const pointOf = (body: Received): Point | null =>
  body.latitude == null || body.longitude == null ? null : [body.latitude, body.longitude];

async function listStores(body: Received, call: Call, city: City): Promise<AnswerOf<typeof endpoints.get_store_list> | null> {
  const category = body.store_delivery_id
    ? await call.catalogue(`category ${body.store_delivery_id}`, () => findCategory(call.database, body.store_delivery_id ?? ''))
    : null;
  if (!category || category.cityId !== city.id) return null;
  const [stores, ads, favourites] = await Promise.all([
    call.catalogue(`stores ${category.id}`, () => storesOfCategory(call.database, category.id)),
    advertsFor(call, city, category.id),
    call.customer ? favouriteStoreIds(call.database, call.customer.id) : [],
  ]);
  const listed = stores.filter(({ open }) => open);
  const eats = { diets: body.diets ?? [], without: body.without ?? [] };
  const fits = asksForFood(eats)
    ? await foodFits(
        call.database,
        listed.map(({ id }) => id),
        eats,
      )
    : null;
  const slots = await slotsAfter(
    call.database,
    listed.filter(takesSlots).map(({ id }) => id),
    call.now(),
  );
  const onlooker = { language: call.language, now: call.now(), at: pointOf(body), favourites: new Set(favourites) };
  const cards = listed.map((store) => ({
    ...presentCardWith({ store, category, city }, onlooker, slots),
    ...(fits ? { food_fit: fits.get(store.id) ?? ('clashes' as const) } : {}),
  }));
  return {
    stores: cards.toSorted((a, b) => a.distance - b.distance),
    ads,
    city_name: inLanguage(city.name, call.language),
    server_time: new Date(call.now()).toISOString(),
    timezone: city.timezone,
    currency_sign: city.currencySign,
  };
}

const storesIn = async (body: Received, call: Call, city: City | null): Promise<Outcome<typeof endpoints.get_store_list>> => {
  if (!city) return refuse(811);
  const list = await listStores(body, call, city);
  return list ? answer(list) : refuse(561);
};

export const getStoreList = serve(
  endpoints.get_store_list,
  async (body, call) => storesIn(body, call, body.city_id ? await findCity(call.database, body.city_id) : null),
  READING,
);

export const getStoreListNearestCity = serve(
  endpoints.get_store_list_nearest_city,
  async (body, call) => {
    const point = pointOf(body);
    return storesIn(body, call, point && nearestCity(await call.catalogue('cities', () => allCities(call.database)), point));
  },
  READING,
);
