import { isAgeUnconfirmed } from '#domain/checkout/minimum-age.ts';
import type { CheckoutFailure, Invoice } from '../invoice/invoice.setup.ts';
import { sampleInvoice } from '../invoice/sample-invoice.ts';
import { defineModel } from '#statecharts/model.ts';
import type { PaymentEnd } from '../payment/payment-facts.ts';
import type { Purchase } from '../payment/payment.setup.ts';
import { byCard, inCash, leasPurchase } from '../payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';
import { orderPlacementQuestions } from './order-placement.questions.ts';

const dearer: Invoice = {
  ...sampleInvoice,
  order_payment: { ...sampleInvoice.order_payment, total_service_price: 4.7, delivery_price: 4.7, total: 42.7, user_pay_payment: 42.7 },
};
const wine: Purchase = { ...leasPurchase, invoice: { ...sampleInvoice, minimum_age: 16 } };
const spirit: Invoice = { ...dearer, minimum_age: 18 };
const refused = (code: 535 | 651, reason: 'prices_changed' | 'cart_changed' | 'payment_checking') =>
  failed({ kind: 'refused', code, reason, details: null } satisfies CheckoutFailure);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } satisfies CheckoutFailure);
const ends = (end: PaymentEnd) => end;
const made = ok({ order_id: 'd'.repeat(24), unique_id: 1042 });
const MOST_TRIES_TOLD_APART = 5;
const hasMoneyUnderWay = (value: string) => value === 'paying' || value === 'creating' || value === 'uncertain' || value === 'placed';

export const orderPlacementModel = defineModel({
  machine: orderPlacementMachine,
  title: 'Order placement',
  sentence: 'From a priced basket to an order that is made once, or not at all.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [{ says: 'the basket is priced', input: undefined }],
  events: [
    { says: 'the customer asks to order', by: 'customer', event: { type: 'order.asked', purchase: leasPurchase } },
    { says: 'the price changes', by: 'page', event: { type: 'price.changed', invoice: dearer } },
    { says: 'the basket can’t be ordered any more', by: 'page', event: { type: 'price.lost' } },
    { says: 'the customer confirms the order', by: 'customer', event: { type: 'order.confirmed', choice: inCash } },
    { says: 'the customer asks to order wine', by: 'customer', event: { type: 'order.asked', purchase: wine } },
    { says: 'a spirit comes into the basket', by: 'page', event: { type: 'price.changed', invoice: spirit } },
    { says: 'the customer says that they are old enough', by: 'customer', event: { type: 'age.ticked', isConfirmed: true } },
    { says: 'the customer takes back that they are old enough', by: 'customer', event: { type: 'age.ticked', isConfirmed: false } },
    {
      says: 'the browser remembers how they paid last',
      by: 'page',
      event: { type: 'way.known', way: { way: byCard.paymentId, cardId: 'b'.repeat(24), once: null } },
    },
    { says: 'the customer chooses cash', by: 'customer', event: { type: 'way.chosen', way: inCash.paymentId } },
    { says: 'the customer chooses a saved card', by: 'customer', event: { type: 'card.chosen', cardId: 'c'.repeat(24), isOnce: false } },
    {
      says: 'the customer adds a card for this order alone',
      by: 'customer',
      event: { type: 'card.chosen', cardId: 'e'.repeat(24), isOnce: true },
    },
    { says: 'the customer goes back to the basket', by: 'customer', event: { type: 'order.reconsidered' } },
    { says: 'the customer has read the message', by: 'customer', event: { type: 'refusal.read' } },
    { says: 'the customer asks again at once', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the customer confirms the order, by card', by: 'customer', event: { type: 'order.confirmed', choice: byCard } },
    { says: 'the payment is taken', by: 'bank', event: { type: 'xstate.done.actor.payment', output: ends({ is: 'authorised' }) } },
    {
      says: 'the payment turns out to have its order already',
      by: 'server',
      event: { type: 'xstate.done.actor.payment', output: ends({ is: 'ordered', order: { order_id: 'd'.repeat(24), unique_id: 1042 } }) },
    },
    {
      says: 'the card is declined',
      by: 'bank',
      event: {
        type: 'xstate.done.actor.payment',
        output: ends({ is: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } }),
      },
    },
    {
      says: 'the customer closes the payment sheet',
      by: 'customer',
      event: { type: 'xstate.done.actor.payment', output: ends({ is: 'closed' }) },
    },
    {
      says: 'the payment is refused',
      by: 'server',
      event: {
        type: 'xstate.done.actor.payment',
        output: ends({ is: 'refused', failure: { kind: 'refused', code: 535, reason: 'prices_changed', details: null } }),
      },
    },
    { says: 'paying breaks', by: 'server', event: { type: 'xstate.error.actor.payment', error: new Error('broken') } },
    { says: 'the server makes the order', by: 'server', event: { type: 'xstate.done.actor.createOrder', output: made } },
    {
      says: 'the server says that the basket changed',
      by: 'server',
      event: { type: 'xstate.done.actor.createOrder', output: refused(651, 'cart_changed') },
    },
    {
      says: 'the server does not know yet whether the card was charged',
      by: 'server',
      event: { type: 'xstate.done.actor.createOrder', output: refused(651, 'payment_checking') },
    },
    { says: 'no answer to the order comes', by: 'server', event: { type: 'xstate.done.actor.createOrder', output: offline } },
    {
      says: 'the payment is found to have its order',
      by: 'server',
      event: { type: 'xstate.done.actor.findOrder', output: { order_id: 'd'.repeat(24), unique_id: 1042 } },
    },
    { says: 'looking for the order breaks', by: 'server', event: { type: 'xstate.error.actor.findOrder', error: new Error('broken') } },
    { says: 'a few seconds pass', by: 'time', event: { type: 'xstate.after.beforeAskingAgain.orderPlacement.uncertain' } },
  ],
  project: ({ context }) => ({
    price: context.purchase?.invoice.order_payment.user_pay_payment ?? null,
    choice: context.choice?.paymentId ?? null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
    decline: context.decline?.code ?? null,
    tries: Math.min(context.tries, MOST_TRIES_TOLD_APART),
    hasOrder: context.order !== null,
    minimumAge: context.purchase?.invoice.minimum_age ?? null,
    confirmedAge: context.confirmedAge,
    isAgeMissing: context.isAgeMissing,
  }),
  invariants: [
    {
      says: 'placed always has an order, and nothing else does',
      holds: ({ value, context }) => (value === 'placed') === (context.order !== null),
    },
    {
      says: 'nothing is paid that was not confirmed',
      holds: ({ value, context }) => !hasMoneyUnderWay(value) || (context.purchase !== null && context.choice !== null),
    },
    {
      says: 'nothing is paid for which the customer has not said that they are old enough',
      holds: ({ value, context: { purchase, confirmedAge } }) =>
        !hasMoneyUnderWay(value) || !isAgeUnconfirmed(purchase?.invoice.minimum_age, confirmedAge),
    },
    { says: 'a last look has something to look at', holds: ({ value, context }) => value !== 'choosing' || context.purchase !== null },
    {
      says: 'only an answer that never came, or one that does not know, leaves it uncertain',
      holds: ({ value, context }) =>
        value !== 'uncertain' || context.failure?.kind === 'transport' || context.failure?.reason === 'payment_checking',
    },
    {
      says: 'nothing old is held against an order that is looked at',
      holds: ({ value, context }) => value !== 'choosing' || context.failure === null,
    },
    {
      says: 'no card is held against an order that is being paid',
      holds: ({ value, context }) => !hasMoneyUnderWay(value) || context.decline === null,
    },
  ],
  questions: orderPlacementQuestions,
});
