import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { Language } from '#contract/enumerations.ts';
import { estimate } from '#domain/checkout/estimate.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { pathOf } from './place.ts';

/** A favourite in the customer's list; one that is off has no path, so that nothing leads to it. */
export function presentFavouriteStore({ store, category, city }: StoreInPlace, language: Language): FavouriteStore {
  const times = estimate({ prepareMinutes: store.prepareMinutes, drivingSeconds: 0, busy: store.busy });
  return {
    _id: store.id,
    name: store.name,
    image_url: store.image,
    delivery_time: times.about,
    delivery_time_max: times.atTheLatest,
    user_rate: store.rating,
    user_rate_count: store.ratingCount,
    store_path: store.open ? pathOf(store, category, city, language) : null,
  };
}
