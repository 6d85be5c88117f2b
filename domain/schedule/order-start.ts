import type { ListedStore } from '#contract/entities/store.ts';
import { nextOpening, type NextOpening } from './opening.ts';
import { dateAt, timeAt, weekdayOf, type Moment } from './store-clock.ts';

export type OpenForOrders = Pick<
  ListedStore,
  'is_provide_asap' | 'is_provide_delivery' | 'is_in_delivery_time' | 'is_in_pickup_time' | 'store_time' | 'first_possible_at'
>;

export function comingTime(at: number, { now, timezone }: Moment): NextOpening {
  const date = dateAt(at, timezone);
  return { at, daysAhead: dateAt(now, timezone).until(date).days, weekday: weekdayOf(date), time: timeAt(at, timezone) };
}

/** Whether an order is taken for now: delivered where the store delivers, else collected. */
export const isTakenNow = ({
  is_provide_asap: asap,
  is_provide_delivery: delivers,
  is_in_delivery_time,
  is_in_pickup_time,
}: OpenForOrders): boolean => asap && (delivers ? is_in_delivery_time : is_in_pickup_time);

/**
 * The first time for which an order is taken where none is taken for now, by the invoice's own rule: a slot, a half hour,
 * never a time that is too near or full. Null where none can be chosen, or the order is taken for now.
 */
export const firstLater = (store: OpenForOrders, moment: Moment): NextOpening | null =>
  isTakenNow(store) || store.first_possible_at == null ? null : comingTime(store.first_possible_at, moment);

/** From when the store delivers, or hands over, where it does not now: the first time that can be chosen, else its next opening where it then takes orders for now. */
export const ordersFrom = (store: OpenForOrders, moment: Moment): NextOpening | null =>
  isTakenNow(store)
    ? null
    : (firstLater(store, moment) ?? (store.is_provide_asap ? nextOpening(store.store_time, moment.now, moment.timezone) : null));
