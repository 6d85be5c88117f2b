import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { FewPlaces } from '#contract/entities/schedule.ts';
import { cityAround } from '#domain/city-around.ts';
import { meetsMinimum } from '#domain/pricing/minimum-order.ts';
import type { Minor } from '#domain/money.ts';
import { refuse, type Refused } from '#server/call/answer.ts';
import type { Served } from '#server/repositories/cities.ts';
import type { StoreInPlace } from '#server/repositories/stores.ts';
import { reachOf } from './reach.ts';
import type { FulfilmentDetails } from './fulfilment.ts';
import { timeRefusal } from './time-refusal.ts';

/** What is to be had of a store: its items together in whole minor units, and whether all of them can be ordered. */
type Wanted = { readonly destination: OrderAddress | null; readonly items: Minor; readonly allAvailable: boolean };

type Seller = { readonly place: StoreInPlace; readonly few: readonly FewPlaces[]; readonly served: readonly Served[] };

function placeRefusal({ place: { store, city }, served }: Seller, destination: OrderAddress | null): Refused<never> | null {
  if (destination === null) return null;
  if (cityAround(served, destination.location)?.id !== city.id) return refuse(558);
  return reachOf({ store, city }, destination.location).isWithin ? null : refuse(966);
}

/** The first thing that forbids to have it of this store so, in the order of 0-decisions: time, address, items, minimum. Null when it may be had. */
export const fulfilmentRefusal = (
  seller: Seller,
  fulfilment: FulfilmentDetails,
  { destination, items, allAvailable }: Wanted,
  now: number,
): Refused<never> | null =>
  timeRefusal(seller.place, fulfilment, now, seller.few) ??
  placeRefusal(seller, destination) ??
  (allAvailable ? null : refuse(651, { reason: 'items_changed' })) ??
  (meetsMinimum(items, seller.place.store.minimum) ? null : refuse(557));
