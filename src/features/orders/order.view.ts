import type { OrderAddress } from '#contract/entities/order-address.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Order } from '#contract/entities/order.ts';
import { courseOf, type OrderCourse } from '#domain/orders/course.ts';
import { isEndedWithoutSuccess, isTerminal } from '#domain/orders/progress.ts';
import { statusesOf, statusName, type StatusName } from '#domain/orders/status-name.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { scheduledTimeOf } from '#domain/schedule/scheduled-time.ts';

/** Where an order that nothing more happens to is looked at; null while it is followed (0-decisions, Screens). */
export type PlaceOfEnding = '/order_detail' | '/orders' | null;

export type OrderView = {
  readonly id: string;
  readonly number: string;
  readonly storeName: string | null;
  readonly currency: string;
  readonly isPickup: boolean;
  readonly status: StatusName;
  readonly tone: 'info' | 'ok' | 'missing';
  readonly course: OrderCourse;
  readonly placeOfEnding: PlaceOfEnding;
  readonly scheduled: ScheduledTime | null;
  readonly from: OrderAddress | null;
  readonly to: OrderAddress | null;
  readonly goal: OrderAddress | null;
  /** What the courier is to know; who pays for a parcel is told elsewhere. */
  readonly note: string;
};

function placeOfEnding(status: number): PlaceOfEnding {
  if (status === ORDER_STATUS.delivered || status === ORDER_STATUS.completed || status === ORDER_STATUS.noCourierFound)
    return '/order_detail';
  return isEndedWithoutSuccess(status) ? '/orders' : null;
}

/** As the list of current orders names it, but that a parcel whose courier is coming to the pickup does not wait again to be accepted. */
function statusOf(order: Order, { way, now }: OrderCourse): StatusName {
  const name = statusName(statusesOf(order));
  return name === 'waiting' && way === 'courier' && now !== null ? 'acceptedByCourier' : name;
}

export function orderView(order: Order): OrderView {
  const course = courseOf(order);
  const {
    pickup_addresses: [from = null],
    destination_addresses: [to = null],
  } = order.cart_detail;
  return {
    id: order._id,
    number: String(order.unique_id),
    storeName: order.store_detail?.name ?? null,
    currency: order.country_detail.currency_sign,
    isPickup: course.isPickup,
    status: statusOf(order, course),
    tone: isEndedWithoutSuccess(order.order_status) ? 'missing' : isTerminal(order.order_status) ? 'ok' : 'info',
    course,
    placeOfEnding: placeOfEnding(order.order_status),
    scheduled: scheduledTimeOf(order.order_start_at, order.slot_end_time, order.timezone),
    from,
    to,
    goal: course.isPickup ? from : to,
    note: order.delivery_type === DELIVERY_TYPE.courier ? readPayer(order.delivery_note).note : order.delivery_note,
  };
}

export type HandoverCode = {
  /** A customer's at the store or at their door; of a parcel, its sender's when it is collected and its receiver's when it is there. */
  readonly givenBy: 'atTheStore' | 'atTheDoor' | 'bySender' | 'byReceiver';
  readonly code: string;
};

/** The codes that hand an order over, the next one first; none where none is asked for, before anybody has accepted, and for what is handed over already. */
export function handoverCodes({
  order,
  is_confirmation_code_required_at_complete_delivery: isAskedAtTheDoor,
}: {
  readonly order: Order;
  readonly is_confirmation_code_required_at_complete_delivery: boolean;
}): readonly HandoverCode[] {
  const { way, now } = courseOf(order);
  const codes = { pickup: order.confirmation_code_for_pick_up_delivery, door: order.confirmation_code_for_complete_delivery };
  const codesFor = (by: HandoverCode['givenBy'], code: string): readonly HandoverCode[] =>
    code === '' || now === null ? [] : [{ givenBy: by, code }];
  if (way === 'pickup') return codesFor('atTheStore', codes.pickup);
  const atTheDoor = isAskedAtTheDoor ? codesFor(way === 'courier' ? 'byReceiver' : 'atTheDoor', codes.door) : [];
  const isCollected = now !== 'accepted';
  return way === 'courier' && !isCollected ? [...codesFor('bySender', codes.pickup), ...atTheDoor] : atTheDoor;
}
