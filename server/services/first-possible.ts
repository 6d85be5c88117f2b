import { firstPossibleAt } from '../../domain/schedule/first-possible.ts';
import type { Call } from '../http/call.ts';
import type { StoreInPlace } from '../repositories/stores.ts';
import { fewPlacesOf } from './slot-places.ts';
import { rulesOf } from './store-rules.ts';

/** When this store's order can be there first: delivered where it delivers, else collected. Full slots do not count. */
export async function firstPossibleOf(call: Call, place: StoreInPlace, aboutMinutes: number): Promise<number | null> {
  const now = call.now();
  const few = await fewPlacesOf(call.database, place, now, '');
  return firstPossibleAt(rulesOf(place.store), { now, timezone: place.city.timezone }, { isPickup: !place.store.delivers, aboutMinutes, few });
}
