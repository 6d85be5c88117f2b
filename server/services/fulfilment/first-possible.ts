import type { FewPlaces } from '#contract/entities/schedule.ts';
import { firstPossibleAt } from '#domain/schedule/first-possible.ts';
import type { Point } from '#domain/geometry.ts';
import type { Call } from '#server/call/call.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { reachOf } from './reach.ts';
import { fewPlacesOf } from './slot-places.ts';
import { rulesOf } from './rules-of-store.ts';

/** Where an order would go, and how long it usually takes; `at` null is nowhere in particular. */
export type Wanted = { readonly aboutMinutes: number; readonly at: Point | null; readonly now: number };

/**
 * When this store's order can be there first: delivered where it delivers, else collected. Full slots, which `few` names,
 * do not count. Null where it can't be within the seven dates, or the store does not deliver to where the onlooker is.
 */
export function firstPossibleWith(
  { store, city }: Pick<StoreInPlace, 'store' | 'city'>,
  { aboutMinutes, at, now }: Wanted,
  few: readonly FewPlaces[],
): number | null {
  if (at !== null && store.delivers && !reachOf({ store, city }, at).isWithin) return null;
  return firstPossibleAt(rulesOf({ store, city }, now), { now, timezone: city.timezone }, { isPickup: !store.delivers, aboutMinutes, few });
}

export const firstPossibleOf = async (call: Call, place: StoreInPlace, wanted: Omit<Wanted, 'now'>): Promise<number | null> =>
  firstPossibleWith(place, { ...wanted, now: call.now() }, await fewPlacesOf(call.database, place, call.now(), ''));
