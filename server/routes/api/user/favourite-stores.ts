import { endpoints } from '#contract/endpoints.ts';
import type { Point } from '#domain/geometry.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { favouriteStoreIds } from '#server/repositories/customers.ts';
import { addFavouriteStores, favouriteStoresOf, removeFavouriteStores } from '#server/repositories/favourite-stores.ts';
import { slotsAfter } from '#server/repositories/slots.ts';
import { storesByIds } from '#server/repositories/stores.ts';
import { presentFavouriteStore } from '#server/services/present/favourite-store.ts';
import { askedTimeOf } from '#server/services/fulfilment/asked-time.ts';
import { takesSlots } from '#server/services/fulfilment/slot-places.ts';

const listOf = (sent: string | readonly string[] | null | undefined): string[] => [...new Set(sent == null ? [] : [sent].flat())];

/** Adds one store or several; one that is a favourite already stays one. */
export const addFavouriteStore = serve(endpoints.add_favourite_store, CHANGING, async (body, call) => {
  const ids = listOf(body.store_id);
  const known = await storesByIds(call.database, ids);
  if (ids.length === 0 || known.length < ids.length) return refuse(554);
  await addFavouriteStores(call.database, call.customer.id, ids, call.now());
  return answer({ favourite_stores: await favouriteStoreIds(call.database, call.customer.id) });
});

/** Takes one store or several away; one that is no favourite any more is none. */
export const removeFavouriteStore = serve(endpoints.remove_favourite_store, CHANGING, async (body, call) => {
  const ids = listOf(body.store_id);
  const known = await storesByIds(call.database, ids);
  if (ids.length === 0 || known.length < ids.length) return refuse(555);
  await removeFavouriteStores(call.database, call.customer.id, ids);
  return answer({ favourite_stores: await favouriteStoreIds(call.database, call.customer.id) });
});

export const getFavouriteStoreList = serve(
  endpoints.get_favourite_store_list,
  OWN_READING,
  async ({ latitude, longitude, order_start_at }, call) => {
    const wantedAt = askedTimeOf({ order_start_at }, call.now());
    const found = await favouriteStoresOf(call.database, call.customer.id);
    const slotted = found.filter(({ store }) => takesSlots(store)).map(({ store }) => store.id);
    const slots = await slotsAfter(call.database, slotted, call.now());
    const at: Point | null = latitude == null || longitude == null ? null : [latitude, longitude];
    const onlooker = { language: call.language, now: call.now(), at, wantedAt };
    return answer({
      favourite_stores: found.map((place) => presentFavouriteStore(place, onlooker, slots)),
      server_time: new Date(call.now()).toISOString(),
      ...(wantedAt === null ? {} : { order_start_at: wantedAt }),
    });
  },
);
