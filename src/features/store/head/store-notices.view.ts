import type { StoreDetail } from '#contract/entities/store.ts';
import { nextOpening, type NextOpening } from '#domain/schedule/opening.ts';
import { comingTime, firstLater, isTakenNow, ordersFrom } from '#domain/schedule/order-start.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { isOutOfReach } from '../out-of-reach.ts';

/** From when an order can be asked for now: from when it opens on, from another time on, or null: not at all. */
export type PreOrder = 'whenItOpens' | NextOpening | null;

export type StoreNotice =
  | { readonly is: 'notThen'; readonly wanted: NextOpening; readonly next: NextOpening | null }
  | { readonly is: 'closed'; readonly opens: NextOpening | null; readonly preOrder: PreOrder }
  | { readonly is: 'collectionOnly'; readonly deliveriesFrom: NextOpening; readonly preOrder: PreOrder }
  | { readonly is: 'laterOnly'; readonly from: NextOpening | null; readonly isDelivered: boolean }
  | { readonly is: 'busy' }
  | { readonly is: 'outOfReach'; readonly canBeCollected: boolean };

const isSameMinute = (one: NextOpening, other: NextOpening | null) => one.daysAhead === other?.daysAhead && one.time === other.time;

function opennessOf(store: StoreDetail, moment: Moment, at: number | null): StoreNotice | null {
  if (at !== null) return isTakenNow(store) ? null : { is: 'notThen', wanted: comingTime(at, moment), next: firstLater(store, moment) };
  const opens = nextOpening(store.store_time, moment.now, moment.timezone);
  const first = firstLater(store, moment);
  const preOrder = first && (isSameMinute(first, opens) ? 'whenItOpens' : first);
  if (!store.is_in_delivery_time && !store.is_in_pickup_time) return { is: 'closed', opens, preOrder };
  if (!store.is_provide_asap) return { is: 'laterOnly', from: first, isDelivered: store.is_provide_delivery };
  const deliveriesFrom = store.is_provide_delivery && !store.is_in_delivery_time ? ordersFrom(store, moment) : null;
  return deliveriesFrom && { is: 'collectionOnly', deliveriesFrom, preOrder };
}

/** A store's notices, the gravest first; `at` is the chosen time, null for now. */
export function storeNotices(store: StoreDetail, moment: Moment, knowsPlace: boolean, at: number | null = null): readonly StoreNotice[] {
  const isOpen = store.is_in_delivery_time || store.is_in_pickup_time;
  return [
    opennessOf(store, moment, at),
    store.is_store_busy && store.is_provide_asap && isOpen ? ({ is: 'busy' } as const) : null,
    isOutOfReach(store, knowsPlace) ? ({ is: 'outOfReach', canBeCollected: store.is_provide_pickup_delivery } as const) : null,
  ].filter((notice) => notice !== null);
}
