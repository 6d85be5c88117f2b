import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { toMinor, type Minor } from '#domain/money.ts';
import { tipOfOrder, type FrozenOrder } from '#server/database/frozen-order.ts';

type OrderFields = Pick<
  ReceivedOf<typeof endpoints.create_order>,
  | 'is_user_pick_up_order'
  | 'is_schedule_order'
  | 'order_start_at'
  | 'slot_start_time'
  | 'slot_end_time'
  | 'pickup_slot_start_time'
  | 'pickup_slot_end_time'
  | 'delivery_note'
  | 'delivery_user_name'
  | 'delivery_user_phone'
  | 'destination_addresses'
  | 'courier_tip'
>;

/** How an order is to be received, with all that its store must know: when, where to, and whom to ask for. */
export type FulfilmentDetails = {
  readonly isPickup: boolean;
  /** Nobody has said when: that is checked as the order is made (0-decisions, Time). */
  readonly isTimeOpen: boolean;
  readonly isScheduled: boolean;
  /** Epoch milliseconds; 0 for as soon as possible. */
  readonly startAt: number;
  readonly slotStart: string | null;
  readonly slotEnd: string | null;
  readonly destination: OrderAddress | null;
  readonly deliveryNote: string;
  readonly contactName: string;
  readonly contactPhone: string;
  /** What the courier is given, as it was asked for, whole minor units. */
  readonly tip: Minor;
  readonly vehicleId: string | null;
};

export const fulfilmentOfFrozen = (order: FrozenOrder): FulfilmentDetails => ({
  isPickup: order.isPickup,
  isTimeOpen: false,
  isScheduled: order.startAt > 0,
  startAt: order.startAt,
  slotStart: null,
  slotEnd: order.slotEnd,
  destination: order.destination,
  deliveryNote: order.deliveryNote,
  contactName: order.contactName,
  contactPhone: order.contactPhone,
  tip: tipOfOrder(order),
  vehicleId: order.vehicle?.id ?? null,
});

const asap = { isTimeOpen: true, isScheduled: false, startAt: 0, slotStart: null, slotEnd: null } as const;

function timeOf(
  body: OrderFields,
  isPickup: boolean,
): Pick<FulfilmentDetails, 'isTimeOpen' | 'isScheduled' | 'startAt' | 'slotStart' | 'slotEnd'> | null {
  if (body.is_schedule_order === undefined && body.order_start_at === undefined) return null;
  const startAt = body.order_start_at ?? 0;
  if (!(body.is_schedule_order ?? startAt > 0)) return { ...asap, isTimeOpen: false };
  const [start, end] = isPickup ? [body.pickup_slot_start_time, body.pickup_slot_end_time] : [body.slot_start_time, body.slot_end_time];
  return { isTimeOpen: false, isScheduled: true, startAt, slotStart: start || null, slotEnd: end || null };
}

/** Where a call says that it goes; a place to pick up at is none. */
const destinationOf = ({ destination_addresses: [sent] = [] }: OrderFields): OrderAddress | null =>
  sent?.address_type === 'destination' ? sent : null;

export const UNSAID: FulfilmentDetails = {
  ...asap,
  isPickup: false,
  destination: null,
  deliveryNote: '',
  contactName: '',
  contactPhone: '',
  tip: 0,
  vehicleId: null,
};

export function fulfilmentOf(body: OrderFields, before: FulfilmentDetails = UNSAID): FulfilmentDetails {
  const isPickup = body.is_user_pick_up_order ?? before.isPickup;
  return {
    ...(timeOf(body, isPickup) ?? (before.isScheduled ? before : asap)),
    isPickup,
    destination: destinationOf(body) ?? before.destination,
    deliveryNote: body.delivery_note ?? before.deliveryNote,
    contactName: body.delivery_user_name ?? before.contactName,
    contactPhone: body.delivery_user_phone ?? before.contactPhone,
    tip: body.courier_tip == null ? before.tip : toMinor(body.courier_tip),
    vehicleId: before.vehicleId,
  };
}

/** Whether a call says everything about its order, so that the order can be made without another one. */
export const isWholeOrder = (body: OrderFields): boolean =>
  body.is_user_pick_up_order !== undefined &&
  body.is_schedule_order !== undefined &&
  body.order_start_at !== undefined &&
  Boolean(body.delivery_user_name) &&
  Boolean(body.delivery_user_phone);
