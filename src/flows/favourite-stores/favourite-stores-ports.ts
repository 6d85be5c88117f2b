import { alwaysAnswered } from '../always-answered.ts';
import { fromCallback, type AnyEventObject } from 'xstate';
import { favouriteCalls } from '#contract/calls/favourites.ts';
import { favouriteStoresMachine } from '#machines/favourite-stores/favourite-stores.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import type { LocationFlow } from '../location/location-flow.ts';
import type { SessionFlow } from '../session/session-flow.ts';

type Around = {
  readonly session: Pick<SessionFlow, 'seen' | 'send' | 'subscribe'>;
  readonly location: Pick<LocationFlow, 'seen' | 'subscribe'>;
};

/** The favourite stores with their ports filled: which are kept is the session's to know, for every heart and every tab. */
export function favouriteStoresWith(api: Api, { session, location }: Around): typeof favouriteStoresMachine {
  const kept = () => session.seen().context.user?.favourite_stores ?? [];
  const tell = (favourite_stores: string[]) => {
    const { user } = session.seen().context;
    if (user) session.send({ type: 'customer.changed', user: { ...user, favourite_stores } });
    return ok(null);
  };
  return favouriteStoresMachine.provide({
    actors: {
      listStores: alwaysAnswered(async ({ signal }) => {
        const { place } = location.seen().context;
        const answered = await api.call(
          favouriteCalls.get_favourite_store_list,
          place ? { latitude: place.latitude, longitude: place.longitude } : {},
          { signal },
        );
        if (!answered.ok) return answered;
        const { favourite_stores: stores, server_time: at } = answered.value;
        return ok({ stores, at: at === undefined ? null : Date.parse(at) });
      }),
      // Not stopped when the page is left: what was asked for is done, and every heart hears of it.
      removeStores: alwaysAnswered(async ({ input }) => {
        const answered = await api.call(favouriteCalls.remove_favourite_store, { store_id: [...input.ids] });
        return answered.ok ? tell(answered.value.favourite_stores) : answered;
      }),
      keepStores: alwaysAnswered(async ({ input }) => {
        const answered = await api.call(favouriteCalls.add_favourite_store, { store_id: [...input.ids] });
        return answered.ok ? tell(answered.value.favourite_stores) : answered;
      }),
      hearGrounds: fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
        let [ids, place] = [kept(), location.seen().context.place];
        const stops = [
          session.subscribe(() => {
            const now = kept();
            if (now.join() === ids.join()) return;
            ids = now;
            sendBack({ type: 'favourites.told', ids });
          }),
          location.subscribe(() => {
            const { place: now } = location.seen().context;
            if (now?.latitude === place?.latitude && now?.longitude === place?.longitude) return;
            place = now;
            sendBack({ type: 'place.told' });
          }),
        ];
        return () => stops.forEach((stop) => stop());
      }),
    },
  });
}
