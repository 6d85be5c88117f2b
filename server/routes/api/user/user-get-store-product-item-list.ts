import type { AnswerOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Point } from '#domain/geometry.ts';
import { refuse, type Shared } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { inLanguage } from '#server/database/in-language.ts';
import { serve } from '#server/http/serve.ts';
import { READING } from '#server/http/usual-limits.ts';
import { encodedText } from '#server/memory/encoded-text.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { cachedSlots, cachedCountry, cachedStore } from '#server/services/catalogue/catalogue-reads.ts';
import { cachedFavourites } from '#server/services/catalogue/cached-favourites.ts';
import { cachedMenu } from '#server/services/catalogue/cached-menu.ts';
import { pathOf } from '#server/services/present/place.ts';
import { presentStoreDetail, standingFor } from '#server/services/present/store.ts';
import { askedTimeOf, isSharedTime } from '#server/services/fulfilment/asked-time.ts';

type StoreAnswer = Omit<AnswerOf<typeof endpoints.user_get_store_product_item_list>, 'products'>;

type Wanted = { readonly at: Point | null; readonly isOpening: boolean; readonly wantedAt: number | null };

async function storeAnswer(call: Call, place: StoreInPlace, { at, wantedAt }: Wanted, favourites: readonly string[]): Promise<StoreAnswer> {
  const { store, category, city } = place;
  const now = call.now();
  const [slots, country] = await Promise.all([cachedSlots(call, `store ${store.id}`, [store]), cachedCountry(call, city.countryId)]);
  const onlooker = { language: call.language, now, at, wantedAt, favourites: new Set(favourites) };
  const shown = presentStoreDetail(store, category, city, onlooker);
  return {
    currency: city.currencySign,
    store: { ...shown, ...standingFor(place, onlooker, shown.delivery_time, slots) },
    delivery_name: inLanguage(category.name, call.language),
    delivery_unique_id: category.uniqueId,
    store_delivery_id: category.id,
    store_path: pathOf(store, category, city, 'en'),
    city_name: inLanguage(city.name, call.language),
    ...(country ? { country_code: country.code, currency_code: country.currencyCode } : {}),
    server_time: new Date(now).toISOString(),
    timezone: city.timezone,
    ...(wantedAt === null ? {} : { order_start_at: wantedAt }),
  };
}

const answerOf = async (call: Call, place: StoreInPlace, wanted: Wanted, favourites: readonly string[]): Promise<Shared> => {
  const [menu, storePart] = await Promise.all([cachedMenu(call, place.store.id), storeAnswer(call, place, wanted, favourites)]);
  const rest = JSON.stringify(storePart).slice(1);
  return {
    success: true,
    encoded: encodedText([
      Buffer.from('{"success":true,"products":'),
      wanted.isOpening ? menu.opening : menu.json,
      Buffer.from(`,${rest}`),
    ]),
  };
};

export const userGetStoreProductItemList = serve(endpoints.user_get_store_product_item_list, READING, async (body, call) => {
  const place = body.store_id ? await cachedStore(call, body.store_id) : null;
  if (!place) return refuse(634);
  if (!place.store.open) return refuse(635);
  const at: Point | null = body.latitude == null || body.longitude == null ? null : [body.latitude, body.longitude];
  const wanted = { at, isOpening: body.is_opening ?? false, wantedAt: askedTimeOf(body, call.now()) };
  if (call.customer) return answerOf(call, place, wanted, await cachedFavourites(call, call.customer));
  if (!isSharedTime(wanted.wantedAt, call.now(), place.city)) return answerOf(call, place, wanted, []);
  const key = JSON.stringify([call.language, 'store', place.store.id, wanted]);
  const { encoded } = await call.memory.moments(key, async () => {
    const shared = await answerOf(call, place, wanted, []);
    return { ...shared, weight: shared.encoded.weight };
  });
  return { success: true, encoded };
});
