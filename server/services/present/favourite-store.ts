import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { Language } from '#contract/enumerations.ts';
import { estimate } from '#domain/checkout/estimate.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { pathOf } from './place.ts';
import { ratingFields } from './rating.ts';
import { openNow } from './store.ts';

/** A favourite in the customer's list; one that is off has no path, so that nothing leads to it. */
export function presentFavouriteStore(
  { store, category, city }: StoreInPlace,
  { language, now }: { readonly language: Language; readonly now: number },
): FavouriteStore {
  const { is_in_delivery_time: brings, is_in_pickup_time: isCollected } = openNow(store, city, now);
  const times = estimate({ prepareMinutes: store.prepareMinutes, drivingSeconds: 0, busy: store.busy });
  return {
    _id: store.id,
    name: store.name,
    image_url: store.image,
    delivery_time: times.about,
    delivery_time_max: times.atTheLatest,
    ...ratingFields(store),
    store_path: store.open ? pathOf(store, category, city, language) : null,
    is_open: store.open && store.asap && (brings || isCollected),
  };
}
