import { firstPossibleAt } from '../../domain/schedule/first-possible.ts';
import type { Point } from '../../domain/geometry.ts';
import type { Call } from '../http/call.ts';
import type { StoreInPlace } from '../repositories/stores.ts';
import { reachOf } from './reach.ts';
import { fewPlacesOf } from './slot-places.ts';
import { rulesOf } from './store-rules.ts';

/**
 * When this store's order can be there first: delivered where it delivers, else collected. Full slots do not count. Null
 * where it can't be within the seven dates, or the store does not deliver to where the onlooker is.
 */
export async function firstPossibleOf(call: Call, place: StoreInPlace, { aboutMinutes, at }: { aboutMinutes: number; at: Point | null }): Promise<number | null> {
  if (at !== null && place.store.delivers && !reachOf(place.store, at).isWithin) return null;
  const now = call.now();
  const few = await fewPlacesOf(call.database, place, now, '');
  return firstPossibleAt(rulesOf(place.store), { now, timezone: place.city.timezone }, { isPickup: !place.store.delivers, aboutMinutes, few });
}
