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
import { answered, broke, byBank, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

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
const MOST_TRIES_DISTINGUISHED = 5;
const hasMoneyUnderWay = (value: string) => value === 'paying' || value === 'creating' || value === 'uncertain' || value === 'placed';

export const orderPlacementModel = defineModel({
  machine: orderPlacementMachine,
  title: 'Order placement',
  sentence: 'From a priced basket to an order that is made once, or not at all.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [{ says: 'the basket is priced', input: undefined }],
  events: [
    byCustomer('the customer asks to order', { type: 'order.asked', purchase: leasPurchase }),
    byPage('the price changes', { type: 'price.changed', invoice: dearer }),
    byPage('the basket can’t be ordered any more', { type: 'price.lost' }),
    byCustomer('the customer confirms the order', { type: 'order.confirmed', choice: inCash }),
    byCustomer('the customer asks to order wine', { type: 'order.asked', purchase: wine }),
    byPage('a spirit comes into the basket', { type: 'price.changed', invoice: spirit }),
    byCustomer('the customer says that they are old enough', { type: 'age.ticked', isConfirmed: true }),
    byCustomer('the customer takes back that they are old enough', { type: 'age.ticked', isConfirmed: false }),
    byPage('the browser remembers how they paid last', {
      type: 'way.known',
      way: { way: byCard.paymentId, cardId: 'b'.repeat(24), once: null },
    }),
    byCustomer('the customer chooses cash', { type: 'way.chosen', way: inCash.paymentId }),
    byCustomer('the customer chooses a saved card', { type: 'card.chosen', cardId: 'c'.repeat(24), isOnce: false }),
    byCustomer('the customer adds a card for this order alone', { type: 'card.chosen', cardId: 'e'.repeat(24), isOnce: true }),
    byCustomer('the customer goes back to the basket', { type: 'order.reconsidered' }),
    byCustomer('the customer has read the message', { type: 'refusal.read' }),
    byCustomer('the customer asks again at once', { type: 'retry.asked' }),
    byCustomer('the customer confirms the order, by card', { type: 'order.confirmed', choice: byCard }),
    byBank('the payment is taken', answered('payment', ends({ is: 'authorised' }))),
    byServer(
      'the payment turns out to have its order already',
      answered('payment', ends({ is: 'ordered', order: { order_id: 'd'.repeat(24), unique_id: 1042 } })),
    ),
    byBank(
      'the card is declined',
      answered('payment', ends({ is: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } })),
    ),
    byCustomer('the customer closes the payment sheet', answered('payment', ends({ is: 'closed' }))),
    byServer(
      'the payment is refused',
      answered('payment', ends({ is: 'refused', failure: { kind: 'refused', code: 535, reason: 'prices_changed', details: null } })),
    ),
    byServer('paying breaks', broke('payment')),
    byServer('the server makes the order', answered('createOrder', made)),
    byServer('the server says that the basket changed', answered('createOrder', refused(651, 'cart_changed'))),
    byServer('the server does not know yet whether the card was charged', answered('createOrder', refused(651, 'payment_checking'))),
    byServer('no answer to the order comes', answered('createOrder', offline)),
    byServer('the payment is found to have its order', answered('findOrder', { order_id: 'd'.repeat(24), unique_id: 1042 })),
    byServer('looking for the order breaks', broke('findOrder')),
    byTime('a few seconds pass', passed('beforeAskingAgain.orderPlacement.uncertain')),
  ],
  project: ({ context }) => ({
    price: context.purchase?.invoice.order_payment.user_pay_payment ?? null,
    choice: context.choice?.paymentId ?? null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
    decline: context.decline?.code ?? null,
    tries: Math.min(context.tries, MOST_TRIES_DISTINGUISHED),
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
