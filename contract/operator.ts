import * as v from 'valibot';
import { ORDER_PROBLEMS } from './entities/order-problem.ts';
import { IF_MISSING, REJECT_REASONS } from './enumerations.ts';
import { id, money, prose } from './fields.ts';
import { NOTE_LENGTH } from './limits.ts';
import { PAYMENT_PARTS } from './payment-methods.ts';

/**
 * What the operator's page and `npm run order` say to the server, which answers only while the demo is on and only whoever
 * asks at its own machine; everybody else gets 404. POST takes JSON alone, and nothing that another site's page sends.
 */
export const OPERATOR = {
  list: '/api/operator/orders',
  move: '/api/operator/move',
  answer: '/api/operator/problem',
  stores: '/api/operator/stores',
  store: '/api/operator/store',
  change: '/api/operator/store/change',
} as const;

/**
 * What an operator does, in the place of store and courier (0-decisions, After the order): the store accepts (1 to 3), prepares
 * (3 to 5) and has it ready (to 7); a courier is assigned (7 or 9 to 11); `move` is the next step of the course, whatever it
 * is; `complete` ends what was delivered or may be collected; `reject` before the store accepted, `cancel` at any time,
 * `cancel-request` while it is in the kitchen or ready, `no-courier` before a courier accepted, `courier-rejects` while one is
 * sought, `courier-cancels` once one has it.
 */
export const OPERATOR_ACTIONS = [
  'accept',
  'prepare',
  'ready',
  'assign',
  'move',
  'complete',
  'reject',
  'cancel',
  'cancel-request',
  'no-courier',
  'courier-rejects',
  'courier-cancels',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

/** Why nothing came of what an operator asked for; the page has its own words for each. */
export const OPERATOR_REFUSALS = [
  'there is no such order',
  'it has ended',
  'nothing follows',
  'no store has to accept it',
  'there is nothing to prepare',
  'the store has to have accepted it just now',
  'it is not in the kitchen',
  'nobody brings it: it is collected',
  'it does not wait for a courier',
  'it is not ready to be collected',
  'it is not at the door',
  'the store has answered already',
  'a courier has accepted it',
  'no courier has it',
  'it can not be rejected for that',
  'it moved in the same moment',
  'its payment is gone',
  'nothing waits for an answer',
  'all that was paid has gone back already',
  'it was answered in the same moment',
  'there is no such store',
  'it is not on the menu',
  'the time can’t be moved here',
  'it is closed already',
  'its clock never changes',
  'it has no such slot',
] as const;
export type OperatorRefusal = (typeof OPERATOR_REFUSALS)[number];

export const operatorRequest = v.object({
  /** The order's number, as customers read it. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
  action: v.picklist(OPERATOR_ACTIONS),
  /** Of `reject` alone: why, one of the order's `reject_reasons`; left out where nobody says. */
  reason: v.optional(v.picklist(REJECT_REASONS)),
});

/** The stages that a page lists running orders by, in this order. */
export const OPERATOR_STAGES = ['waiting', 'kitchen', 'ready', 'courier', 'on_the_way', 'handed_over'] as const;

/** A dish of an order as its kitchen reads it, the chosen options by their names. */
const slipLine = v.object({
  name: v.string(),
  quantity: v.number(),
  options: v.array(v.string()),
  note: v.string(),
  if_missing: v.picklist(IF_MISSING),
});
/** A door that a courier goes to; what was not said is ''. */
const slipDoor = v.object({ address: v.string(), floor: v.string(), entry_code: v.string(), note: v.string() });
export type SlipDoor = v.InferOutput<typeof slipDoor>;

export const operatorOrder = v.object({
  number: v.number(),
  /** The status's number and its name, such as 'waitingForStore'. */
  order_status: v.number(),
  status: v.string(),
  stage: v.picklist(OPERATOR_STAGES),
  delivery_type: v.picklist([1, 2]),
  is_user_pick_up_order: v.boolean(),
  /** Null for a courier's order. */
  store_id: v.nullable(v.string()),
  store_name: v.nullable(v.string()),
  lines: v.array(slipLine),
  /** What its customer wants to be known of the whole order. */
  note: v.string(),
  /** Where a parcel is picked up, and where an order is delivered; null where nobody goes. */
  from: v.nullable(slipDoor),
  to: v.nullable(slipDoor),
  /** Who receives or collects it. */
  contact: v.object({ name: v.string(), phone: v.string() }),
  /** What pays, and how much, as written. */
  paid: v.array(v.object({ part: v.picklist(PAYMENT_PARTS.map(({ part }) => part)), amount: v.string() })),
  /** When it is wanted, ISO 8601 UTC, and of a slot its end, HH:MM; null for as soon as possible. */
  wanted_at: v.nullable(v.string()),
  wanted_until: v.nullable(v.string()),
  /** The clock of its store. */
  timezone: v.string(),
  /** ISO 8601 UTC; `next_move_at` is when the demo moves it on by itself, null for by hand only. */
  created_at: v.string(),
  estimated_at: v.nullable(v.string()),
  next_move_at: v.nullable(v.string()),
  /** What is handed over for it in cash, as written, rounded as its country has it; absent: nothing. */
  cash_to_take: v.optional(v.string()),
  /** How old whoever it is handed to must be, years; absent: of any age. */
  minimum_age: v.optional(v.number()),
  /** What may be done with it now. */
  actions: v.array(v.picklist(OPERATOR_ACTIONS)),
  /** What may be said why it is rejected. */
  reject_reasons: v.optional(v.array(v.picklist(REJECT_REASONS)), []),
});
export type OperatorOrder = v.InferOutput<typeof operatorOrder>;

/** A problem that waits for the marketplace's answer: what its customer says, and how much money they ask for. */
export const operatorProblem = v.object({
  number: v.number(),
  store_name: v.nullable(v.string()),
  currency: v.string(),
  amount: v.number(),
  /** ISO 8601 UTC, and the clock of its store. */
  reported_at: v.string(),
  timezone: v.string(),
  note: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), what: v.picklist(ORDER_PROBLEMS), image_url: v.nullable(v.string()) })),
});
export type OperatorProblem = v.InferOutput<typeof operatorProblem>;

/** POST answer: a word goes to the customer with it. */
export const operatorProblemRequest = v.object({
  number: operatorRequest.entries.number,
  accepts: v.boolean(),
  answer: v.optional(prose(NOTE_LENGTH), ''),
});

/** GET list: running orders, the newest first, and problems that wait, the oldest first; at most fifty of each. */
export const operatorOrders = v.object({
  orders: v.array(operatorOrder),
  problems: v.optional(v.array(operatorProblem), []),
  server_time: v.string(),
});
/** POST answer: what came of the problem, or why nothing did. */
export const operatorProblemAnswer = v.union([v.object({ state: v.string() }), v.object({ refused: v.string() })]);
/** POST move: how the order stands now, or why it was not moved. */
export const operatorAnswer = v.union([v.object({ status: v.string(), order_status: v.number() }), v.object({ refused: v.string() })]);

/** GET stores: those that take part, by name. */
export const operatorStores = v.object({ stores: v.array(v.object({ id, name: v.string() })) });

const inBoth = v.object({ en: v.string(), fr: v.string() });

/** GET store (`?id=`): how a store stands, what is on its menu, and its slots of today and tomorrow that may still be chosen. */
export const operatorStore = v.object({
  id,
  currency: v.string(),
  timezone: v.string(),
  is_busy: v.boolean(),
  /** Whether it has closed before its hours end; it can only where it `is_open`, by its hours. */
  is_closed_early: v.boolean(),
  is_open: v.boolean(),
  /** Epoch milliseconds; null where it is closed. */
  closes_at: v.nullable(v.number()),
  /** The time of the server, epoch milliseconds, and how many seconds pass in one; null where it can't be moved. */
  clock: v.nullable(v.object({ now: v.number(), pace: v.number() })),
  items: v.array(v.object({ id, name: inBoth, price: money, is_sold_out: v.boolean() })),
  /** `starts_at` epoch milliseconds, `ends_at` HH:MM. */
  slots: v.array(v.object({ is_pickup: v.boolean(), starts_at: v.number(), ends_at: v.string(), taken: v.number(), capacity: v.number() })),
});
export type OperatorStore = v.InferOutput<typeof operatorStore>;

/** POST change: what a store does beside its orders, each seen by its customers at once. */
export const operatorChange = v.object({
  store_id: id,
  change: v.variant('is', [
    /** It takes longer to prepare. */
    v.object({ is: v.literal('busy'), busy: v.boolean() }),
    /** It takes nothing more until it opens next by its hours. */
    v.object({ is: v.literal('closed'), closed: v.boolean() }),
    v.object({ is: v.literal('sold_out'), item_id: id, sold_out: v.boolean() }),
    v.object({ is: v.literal('price'), item_id: id, price: v.pipe(money, v.minValue(0.05), v.maxValue(9_999)) }),
    /** Not the store but the time: on to when it closes, to the next change to or from summer time where it is, or by a quarter of an hour. */
    v.object({ is: v.literal('clock'), to: v.picklist(['closing', 'clock_change', 'quarter']) }),
    v.object({ is: v.literal('slot'), is_pickup: v.boolean(), starts_at: v.number(), ends_at: v.string(), full: v.boolean() }),
  ]),
});
export type OperatorChange = v.InferOutput<typeof operatorChange>;
/** POST answer: it is done, or why not. */
export const operatorChanged = v.union([v.object({ done: v.literal(true) }), v.object({ refused: v.string() })]);
