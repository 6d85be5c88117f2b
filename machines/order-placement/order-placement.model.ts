import { defineModel } from '../model.ts';
import { failed, ok } from '../result.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';
import { sampleInvoice } from './sample-invoice.ts';
import type { CheckoutFailure, Contact } from './order-placement.setup.ts';

export const lea: Contact = { name: 'Léa Bonnard', phone: '+41 79 111 22 33', note: 'Second floor' };
const refused = (code: 535 | 557 | 651 | 967, reason: 'prices_changed' | 'cart_changed' | null = null) =>
  failed({ kind: 'refused', code, reason, details: null } satisfies CheckoutFailure);
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } satisfies CheckoutFailure);
const taken = ok({ client_secret: null, payment_method: null, wallet_payment: 0, card_payment: 0, cash_payment: 41.5 });
const made = ok({ order_id: 'd'.repeat(24), unique_id: 1042 });
const hasMoneyUnderWay = (value: string) => value === 'paying' || value === 'creating' || value === 'uncertain' || value === 'placed';

/** Model of an order's placing. */
export const orderPlacementModel = defineModel({
  machine: orderPlacementMachine,
  title: 'Order placement',
  sentence: 'From the basket’s price to an order that is made once, or not at all.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [
    { says: 'the basket is to be delivered', input: { receiving: { isPickup: false } } },
    { says: 'the basket is to be collected', input: { receiving: { isPickup: true } } },
  ],
  events: [
    { says: 'the server prices the basket', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: ok(sampleInvoice) } },
    { says: 'the server says that only pickup is possible now', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: refused(967) } },
    { says: 'the server says that the basket is below the minimum', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: refused(557) } },
    { says: 'no price comes', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: offline } },
    { says: 'pricing breaks', by: 'server', event: { type: 'xstate.error.actor.getInvoice', error: new Error('broken') } },
    { says: '10 s pass without a price', by: 'time', event: { type: 'xstate.after.invoiceTakesTooLong.orderPlacement.pricing' } },
    { says: 'the basket changes', by: 'page', event: { type: 'basket.changed' } },
    { says: 'the customer chooses delivery', by: 'customer', event: { type: 'receiving.chosen', receiving: { isPickup: false } } },
    { says: 'the customer chooses to collect', by: 'customer', event: { type: 'receiving.chosen', receiving: { isPickup: true } } },
    { says: 'the customer asks to order', by: 'customer', event: { type: 'order.asked', contact: lea } },
    { says: 'the customer confirms the order', by: 'customer', event: { type: 'order.confirmed' } },
    { says: 'the customer goes back to the basket', by: 'customer', event: { type: 'order.reconsidered' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
    { says: 'the server takes the payment', by: 'server', event: { type: 'xstate.done.actor.payCash', output: taken } },
    { says: 'the server says that the prices changed', by: 'server', event: { type: 'xstate.done.actor.payCash', output: refused(535, 'prices_changed') } },
    { says: 'no answer to the payment comes', by: 'server', event: { type: 'xstate.done.actor.payCash', output: offline } },
    { says: 'paying breaks', by: 'server', event: { type: 'xstate.error.actor.payCash', error: new Error('broken') } },
    { says: '30 s pass without an answer to the payment', by: 'time', event: { type: 'xstate.after.paymentTakesTooLong.orderPlacement.paying' } },
    { says: 'the server makes the order', by: 'server', event: { type: 'xstate.done.actor.createOrder', output: made } },
    { says: 'the server says that the basket changed', by: 'server', event: { type: 'xstate.done.actor.createOrder', output: refused(651, 'cart_changed') } },
    { says: 'no answer to the order comes', by: 'server', event: { type: 'xstate.done.actor.createOrder', output: offline } },
    { says: 'ordering breaks', by: 'server', event: { type: 'xstate.error.actor.createOrder', error: new Error('broken') } },
    { says: '30 s pass without an answer to the order', by: 'time', event: { type: 'xstate.after.paymentTakesTooLong.orderPlacement.creating' } },
  ],
  project: ({ context }) => ({
    isPickup: context.receiving.isPickup,
    hasContact: context.contact !== null,
    hasInvoice: context.invoice !== null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
    hasOrder: context.order !== null,
  }),
  states: {
    pricing: 'The totals are being reckoned.',
    reviewing: 'The customer sees every line of the price, and the button that orders.',
    pickupOnly: 'The customer reads that delivery is not possible now, and may collect instead.',
    refused: 'The customer reads why the basket can’t be ordered as it is, and what to do.',
    confirming: 'The customer sees what, where, when and how much on one screen.',
    paying: 'The page waits for the payment and must stay.',
    creating: 'The page waits for the order and must stay.',
    uncertain: 'The customer reads that nobody knows yet, and that trying again is safe.',
    placed: 'The customer reads thank you.',
  },
  invariants: [
    { says: 'placed always has an order, and nothing else does', holds: ({ value, context }) => (value === 'placed') === (context.order !== null) },
    { says: 'nothing is paid without a contact and an invoice', holds: ({ value, context }) => !hasMoneyUnderWay(value) || (context.contact !== null && context.invoice !== null) },
    { says: 'a price is shown wherever one can order', holds: ({ value, context }) => (value !== 'reviewing' && value !== 'confirming') || context.invoice !== null },
    { says: 'whoever can’t go on reads why', holds: ({ value, context }) => (value !== 'refused' && value !== 'pickupOnly' && value !== 'uncertain') || context.failure !== null },
    { says: 'only an answer that never came leaves it uncertain', holds: ({ value, context }) => value !== 'uncertain' || context.failure?.kind === 'transport' },
    { says: 'nothing old is held against an order that is confirmed', holds: ({ value, context }) => value !== 'confirming' || context.failure === null },
  ],
});
