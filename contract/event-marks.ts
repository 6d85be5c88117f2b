import { ADDRESS_TYPES, BOOKING_FIELDS, IF_MISSING, IMAGE_REFUSALS, VEHICLE_REFUSALS } from './enumerations.ts';
import { ORDER_STATUS, ORDER_STATUS_ID } from './order-status.ts';
import { PAYMENT_STATES } from './entities/payment.ts';
import { PAYMENT_PARTS } from './payment-methods.ts';
import { ERROR_CODES } from './error-codes.ts';
import { TRANSPORT_CAUSES } from './failure.ts';
import { REFUSAL_REASONS } from './refusal-reasons.ts';

/** A value that says nothing of anybody: a word or number of a closed list. */
export type HarmlessValue = string | number | boolean | null;

const YES_OR_NO = [true, false] as const;

/**
 * The fields of events that a page may keep of what happened in it, each with all the values that are kept of it. A field
 * that is not here is left out, and so is a value that is not in its list: no free text, id, amount, place, time or token can
 * be kept, whatever it is called. `null` is kept wherever a name is. `tests/project/event-marks.test.ts` holds the list against
 * every event of every chart.
 */
export const HARMLESS_FIELDS: Readonly<Record<string, readonly HarmlessValue[]>> = {
  // How an answer is.
  ok: YES_OR_NO,
  kind: ['refused', 'transport', 'declined', 'unreachable', 'failed', 'unknown', 'refusedFile'],
  cause: TRANSPORT_CAUSES,
  code: Object.keys(ERROR_CODES).map(Number),
  reason: REFUSAL_REASONS,
  paid_with: PAYMENT_PARTS.map(({ part }) => part),
  elsewhere: PAYMENT_PARTS.map(({ part }) => part),
  is: ['absent', 'authorised', 'declined', 'listed', 'moved', 'ordered', 'refused', 'silent'],
  state: PAYMENT_STATES,
  value: ['authorised', 'processing', 'added', 'declined'],
  output: ['there', 'gone', 'unknown'],
  failure: ['denied', 'outside', 'unavailable'],
  why: IMAGE_REFUSALS,
  why_not: VEHICLE_REFUSALS,
  field: BOOKING_FIELDS,
  news: ['yes', 'no', 'asked'],
  // What was asked for, by the names of the page's own choices.
  begin: ['signIn', 'signUp', 'forgotPassword'],
  step: ['addresses', 'payment'],
  row: ['where', 'when', 'who'],
  end: ['pickup', 'dropOff'],
  address_type: ADDRESS_TYPES,
  wish: IF_MISSING,
  what: ['customer', 'guest', 'basket', 'place', 'language', 'addresses'],
  // Where an order stands.
  order_status: Object.values(ORDER_STATUS),
  delivery_status: Object.values(ORDER_STATUS),
  order_status_id: Object.values(ORDER_STATUS_ID),
  // What the page or a store does.
  isClearingAgreed: YES_OR_NO,
  isCodeAsked: YES_OR_NO,
  isDecided: YES_OR_NO,
  isEndedByServer: YES_OR_NO,
  isFed: YES_OR_NO,
  isOnline: YES_OR_NO,
  isForGood: YES_OR_NO,
  isHidden: YES_OR_NO,
  isPickup: YES_OR_NO,
  isPreOrder: YES_OR_NO,
  isReduced: YES_OR_NO,
  isUndecided: YES_OR_NO,
  is_refunded: YES_OR_NO,
  is_in_delivery_time: YES_OR_NO,
  is_in_pickup_time: YES_OR_NO,
  is_item_in_stock: YES_OR_NO,
  is_provide_asap: YES_OR_NO,
  is_provide_delivery: YES_OR_NO,
  is_provide_pickup_delivery: YES_OR_NO,
  is_store_busy: YES_OR_NO,
  is_store_open: YES_OR_NO,
  is_taking_schedule_order: YES_OR_NO,
  is_use_pickup_slots: YES_OR_NO,
  is_use_pre_delivery_slots: YES_OR_NO,
  mayRate: YES_OR_NO,
  can_cancel: YES_OR_NO,
};

/**
 * The fields of events that are looked into for those: nothing below any other field is looked at, so that no path of what is
 * kept can hold a name that is somebody's own (a map's key). Lists are never looked into: they are as long as a basket.
 */
export const HARMLESS_HOLDERS: readonly string[] = [
  'output',
  'value',
  'failure',
  'details',
  'refusal',
  'input',
  'news',
  'word',
  'destination',
  'grounds',
  'priceKey',
  'fulfilment',
  'reading',
  'order',
  'store',
  'rules',
];
