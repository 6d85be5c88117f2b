import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { FewPlaces } from '#contract/entities/schedule.ts';
import { meetsMinimum } from '#domain/checkout/minimum-order.ts';
import type { Minor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { Call } from '#server/call/call.ts';
import { findCityAround } from '#server/repositories/cities.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { reachOf } from './reach.ts';
import type { ReceivingDetails } from './receiving.ts';
import { whyNotThen } from './why-not-then.ts';

/** What is to be had of a store: its items together in whole minor units, and whether all of them can be ordered. */
type Wanted = { readonly destination: OrderAddress | null; readonly items: Minor; readonly allAvailable: boolean };

async function whyNotThere(call: Call, { store, city }: StoreInPlace, destination: OrderAddress | null): Promise<Refused<never> | null> {
  if (destination === null) return null;
  const around = await findCityAround(call.database, destination.location);
  if (around?.id !== city.id) return refuse(558);
  return reachOf({ store, city }, destination.location).isWithin ? null : refuse(966);
}

/** The first thing that forbids to have it of this store so, in the order of 0-decisions: time, address, items, minimum. Null when it may be had. */
export const whyNotHad = async (
  call: Call,
  { place, few }: { readonly place: StoreInPlace; readonly few: readonly FewPlaces[] },
  receiving: ReceivingDetails,
  { destination, items, allAvailable }: Wanted,
): Promise<Refused<never> | null> =>
  whyNotThen(place, receiving, call.now(), few) ??
  (await whyNotThere(call, place, destination)) ??
  (allAvailable ? null : refuse(651, { reason: 'items_changed' })) ??
  (meetsMinimum(items, place.store.minimum) ? null : refuse(557));
