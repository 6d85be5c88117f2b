import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Cancellable } from '#domain/orders/cancel-offer.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import { cancellationQuestions } from './cancellation.questions.ts';
import { answered, broke, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

export const ORDER = 'd'.repeat(24);

/** An order of CHF 37.45, of which the city keeps CHF 4.00 once the store has accepted. */
const order = (sequence: number, status: number): Cancellable => ({
  order_status: status,
  delivery_status: 0,
  sequence,
  delivery_type: DELIVERY_TYPE.store,
  user_pay_payment: 37.45,
  can_cancel: status < ORDER_STATUS.ready,
  cancel_charge: 0,
  cancel_rule: { charge_type: 2, charge_value: 4 },
  payment_parts: { wallet_payment: 12.5, card_payment: 24.95, cash_payment: 0 },
});

export const orders = {
  waiting: order(1, ORDER_STATUS.waitingForStore),
  accepted: order(2, ORDER_STATUS.storeAccepted),
  ready: order(3, ORDER_STATUS.ready),
  rejected: order(4, ORDER_STATUS.storeRejected),
  cancelled: order(5, ORDER_STATUS.cancelledByCustomer),
} as const;

const silence = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const refusal = (code: 652 | 656, details: object | null = null) => failed({ kind: 'refused', code, reason: null, details } as const);
export const movedOn = refusal(656, {
  order_status: ORDER_STATUS.storeAccepted,
  order_status_id: 1,
  delivery_status: 0,
  can_cancel: true,
  cancel_charge: 4,
});

const answersCancel = (output: unknown) => answered('cancel', output);
const answersLook = (output: unknown) => answered('askOrder', output);
const tells = (reading: Cancellable) => ({ type: 'order.updated', reading }) as const;

export const cancellationModel = defineModel({
  machine: cancellationMachine,
  title: 'Cancelling an order',
  sentence: 'Shows what cancelling costs, cancels on just those terms, and never says of an order what is not known.',
  usedBy: 'the orders, an order’s page, and the page of a followed order',
  section: '2.4',
  inputs: [
    { says: 'the order waits for its store', input: { orderId: ORDER, order: orders.waiting } },
    { says: 'the store has accepted the order', input: { orderId: ORDER, order: orders.accepted } },
    { says: 'the order is ready', input: { orderId: ORDER, order: orders.ready } },
  ],
  events: [
    byCustomer('the customer misses an item', { type: 'reason.picked', reason: 'missing item' }),
    byCustomer('the customer has another reason', { type: 'reason.picked', reason: 'other' }),
    byCustomer('the customer writes why', { type: 'reason.written', words: 'Guests are ill' }),
    byCustomer('the customer writes nothing', { type: 'reason.written', words: ' ' }),
    byCustomer('the customer cancels', { type: 'cancelling.confirmed' }),
    byCustomer('the customer asks again', { type: 'retry.asked' }),
    byServer('the order is cancelled', answersCancel(ok(null))),
    byServer('the server says that the store has accepted', answersCancel(movedOn)),
    byServer('the server says that it is not as seen', answersCancel(refusal(656))),
    byServer('the server knows no such order', answersCancel(refusal(652))),
    byServer('the answer is lost', answersCancel(silence)),
    byServer('the look finds it as it was', answersLook(ok(orders.waiting))),
    byServer('the look finds it accepted', answersLook(ok(orders.accepted))),
    byServer('the look finds it ready', answersLook(ok(orders.ready))),
    byServer('the look finds it cancelled', answersLook(ok(orders.cancelled))),
    byServer('the look is refused', answersLook(refusal(652))),
    byServer('the look is not answered', answersLook(silence)),
    byTime('it is time to look again', passed('nextLook.cancellation.unknown')),
    byServer('news say that the store has accepted', tells(orders.accepted)),
    byServer('news say that it is ready', tells(orders.ready)),
    byServer('news say that the store said no', tells(orders.rejected)),
    byServer('news say that it is cancelled', tells(orders.cancelled)),
    byServer('old news come late', tells(orders.waiting)),
    byPage('the network is back', { type: 'network.back' }),
    byPage('nothing is told any more', broke('environment')),
  ],
  project: ({ context: { order: now, reason, words, failure } }) => ({
    status: now.order_status,
    sequence: now.sequence,
    hasRule: now.cancel_rule !== null,
    reason,
    words: words.trim(),
    failure: failure === null ? null : failure.kind === 'transport' ? failure.cause : failure.code,
  }),
  invariants: [
    {
      says: 'nothing is sent without a reason',
      holds: (snapshot) =>
        !snapshot.matches('cancelling') ||
        (snapshot.context.reason !== null && (snapshot.context.reason !== 'other' || snapshot.context.words.trim() !== '')),
    },
    {
      says: 'what is known to be cancelled is not offered',
      holds: (snapshot) => !snapshot.matches('offered') || snapshot.context.order.order_status !== ORDER_STATUS.cancelledByCustomer,
    },
    {
      says: 'it is only said to be unknown where a try got no answer',
      holds: (snapshot) => !snapshot.matches('unknown') || snapshot.context.failure?.kind === 'transport',
    },
  ],
  questions: cancellationQuestions,
});
