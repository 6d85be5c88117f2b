import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import type { Order } from '#contract/entities/order.ts';
import { isEndedWithoutSuccess, isTerminal, type Way } from './progress.ts';

type StatusAt = Order['date_time'][number];

/** What a reading of an order says of how far it is: an answer of a call, news, or a shared order; `sequence` 0 where it is unknown. */
export type OrderReading = {
  readonly order_status: number;
  readonly request_detail?: Order['request_detail'];
  readonly delivery_status?: number;
  readonly date_time?: readonly StatusAt[];
  readonly sequence?: number;
};

export const wayOf = (deliveryType: 1 | 2, isPickup: boolean): Way =>
  deliveryType === DELIVERY_TYPE.courier ? 'courier' : isPickup ? 'pickup' : 'delivery';

/**
 * How far an order is: its own status, or its delivery request's where that is further. An ending of the order holds
 * whatever its request says; a request that ended is none of the order's, which is given to the next courier.
 */
export function statusReached(reading: OrderReading): number {
  const delivery = reading.request_detail?.delivery_status ?? reading.delivery_status ?? 0;
  if (isEndedWithoutSuccess(reading.order_status) || isEndedWithoutSuccess(delivery)) return reading.order_status;
  return Math.max(reading.order_status, delivery);
}

export const datesOf = ({
  date_time: own = [],
  request_detail: request,
}: Pick<OrderReading, 'date_time' | 'request_detail'>): readonly StatusAt[] =>
  [...own, ...(request?.date_time ?? [])].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));

/** When an order was sent, ISO 8601: the first that is known of it, a store's order's or a parcel's; undefined where nothing is. */
export const sentAt = (reading: Pick<OrderReading, 'date_time' | 'request_detail'>): string | undefined => datesOf(reading)[0]?.date;

/**
 * Whether a reading of an order tells more than what is known of it: news that come late, twice or in the wrong order never
 * take the place of newer. Where both say their number in the row of changes, it decides; else an ending holds against
 * everything, and an order only ever goes on.
 */
export function isNewerThan(reading: OrderReading, known: OrderReading): boolean {
  if (reading.sequence && known.sequence) return reading.sequence > known.sequence;
  const [now, before] = [statusReached(reading), statusReached(known)];
  if (isTerminal(before)) return false;
  return isTerminal(now) || now > before;
}

export const isAsNewAs = (reading: OrderReading, known: OrderReading): boolean =>
  isNewerThan(reading, known) || (!isNewerThan(known, reading) && statusReached(reading) === statusReached(known));
