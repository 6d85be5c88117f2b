import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { Language } from '#contract/enumerations.ts';
import { estimate } from '#domain/pricing/estimate.ts';
import type { Point } from '#domain/geometry.ts';
import type { SlotRow } from '#server/repositories/slots.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { reachOf } from '../fulfilment/reach.ts';
import { pathOf } from './place.ts';
import { ratingFields } from './rating.ts';
import { openNow, standingFor } from './store.ts';

type Onlooker = { readonly language: Language; readonly now: number; readonly at: Point | null; readonly wantedAt: number | null };

function timeAt({ store, city }: StoreInPlace, at: Point): NonNullable<FavouriteStore['time_here']> | null {
  const reach = reachOf({ store, city }, at);
  if (!reach.isWithin) return null;
  const { about, atTheLatest } = estimate({
    prepareMinutes: store.prepareMinutes,
    drivingSeconds: reach.drive.seconds,
    busy: store.busy,
  });
  return { about, at_the_latest: atTheLatest };
}

/**
 * A favourite in the customer's list; one that is off has no path, so that nothing leads to it. What it says of the place
 * of the onlooker is left out where nobody said where that is.
 */
export function presentFavouriteStore(place: StoreInPlace, { language, ...onlooker }: Onlooker, slots: readonly SlotRow[]): FavouriteStore {
  const { store, category, city } = place;
  const times = estimate({ prepareMinutes: store.prepareMinutes, drivingSeconds: 0, busy: store.busy });
  const { at, now, wantedAt } = onlooker;
  const here = at && timeAt(place, at);
  const {
    is_in_delivery_time: brings,
    is_in_pickup_time: isCollected,
    ...standing
  } = {
    ...openNow(store, city, now),
    ...standingFor(place, onlooker, here?.about ?? times.about, slots),
  };
  return {
    _id: store.id,
    name: store.name,
    image_url: store.image,
    delivery_time: times.about,
    delivery_time_max: times.atTheLatest,
    ...ratingFields(store),
    store_path: store.open ? pathOf(store, category, city, language) : null,
    is_open: store.open && (store.asap || wantedAt !== null) && (brings || isCollected),
    ...(at ? { time_here: here } : {}),
    first_possible_at: store.open ? standing.first_possible_at : null,
    timezone: city.timezone,
  };
}
