import { sevenOClock } from '../delivery-time/delivery-time.model.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { invoiceMachine } from './invoice.machine.ts';
import type { CheckoutFailure, Invoice } from './invoice.setup.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { invoiceQuestions } from './invoice.questions.ts';

const refused = (code: 557 | 651 | 967) => failed({ kind: 'refused', code, reason: null, details: null } satisfies CheckoutFailure);
const silent = (cause: 'offline' | 'limited') =>
  failed({ kind: 'transport', cause, retryAfterMs: cause === 'limited' ? 1_000 : null } satisfies CheckoutFailure);
const dearer: Invoice = {
  ...sampleInvoice,
  order_payment: {
    ...sampleInvoice.order_payment,
    total_service_price: 4.7,
    delivery_price: 4.7,
    total: 42.7,
    user_pay_payment: 42.7,
    total_distance: 2.5,
  },
};

export const invoiceModel = defineModel({
  machine: invoiceMachine,
  title: 'Invoice',
  sentence: 'What the basket costs, always by the newest answer of the server.',
  usedBy: 'the basket page',
  section: '1.4',
  inputs: [
    { says: 'the basket is to be delivered', input: { fulfilment: { isPickup: false, time: null } } },
    { says: 'the basket is to be collected', input: { fulfilment: { isPickup: true, time: null } } },
    { says: 'the page came with its price', input: { fulfilment: { isPickup: false, time: null }, known: sampleInvoice } },
  ],
  events: [
    { says: 'the server prices the basket', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: ok(sampleInvoice) } },
    { says: 'the server prices the basket dearer', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: ok(dearer) } },
    {
      says: 'the server says that only pickup is possible now',
      by: 'server',
      event: { type: 'xstate.done.actor.getInvoice', output: refused(967) },
    },
    {
      says: 'the server says that the basket is below the minimum',
      by: 'server',
      event: { type: 'xstate.done.actor.getInvoice', output: refused(557) },
    },
    { says: 'the server refuses the basket as it is', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: refused(651) } },
    { says: 'no price comes', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: silent('offline') } },
    { says: 'the server asks to wait', by: 'server', event: { type: 'xstate.done.actor.getInvoice', output: silent('limited') } },
    { says: '200 ms pass', by: 'time', event: { type: 'xstate.after.beforeAskingAgain.invoice.pausing' } },
    { says: 'the basket changes', by: 'page', event: { type: 'priceKey.changed' } },
    {
      says: 'the customer chooses delivery',
      by: 'customer',
      event: { type: 'fulfilment.chosen', fulfilment: { isPickup: false, time: null } },
    },
    {
      says: 'the customer chooses to collect',
      by: 'customer',
      event: { type: 'fulfilment.chosen', fulfilment: { isPickup: true, time: null } },
    },
    {
      says: 'the customer chooses a time',
      by: 'customer',
      event: { type: 'fulfilment.chosen', fulfilment: { isPickup: false, time: sevenOClock } },
    },
    { says: 'the customer accepts the new price', by: 'customer', event: { type: 'price.accepted' } },
    { says: 'the customer tries again', by: 'customer', event: { type: 'retry.asked' } },
  ],
  project: ({ context }) => ({
    isPickup: context.fulfilment.isPickup,
    price: context.invoice?.order_payment.user_pay_payment ?? null,
    seen: context.seen?.user_pay_payment ?? null,
    failure: context.failure && (context.failure.kind === 'refused' ? context.failure.code : context.failure.cause),
    tries: context.tries,
  }),
  invariants: [
    {
      says: 'a price is shown wherever one can order',
      holds: ({ value, context }) => value !== 'priced' || (context.invoice !== null && context.seen !== null),
    },
    {
      says: 'whoever can’t go on reads why',
      holds: ({ value, context }) =>
        (value !== 'refused' && value !== 'pickupOnly' && value !== 'belowMinimum') || context.failure !== null,
    },
    { says: 'no old reason stands beside a price', holds: ({ value, context }) => value !== 'priced' || context.failure === null },
    { says: 'silence is answered by asking again twice, then by saying so', holds: ({ context }) => context.tries <= 2 },
  ],
  steps: [
    {
      says: 'it is received as it was chosen last',
      holds: ({ event, after }) => event.type !== 'fulfilment.chosen' || after.context.fulfilment === event.fulfilment,
    },
    {
      says: 'whatever is asked for anew is asked as often as the first time',
      holds: ({ before, event, after }) =>
        !['priceKey.changed', 'fulfilment.chosen', 'retry.asked'].includes(event.type) ||
        (event.type === 'retry.asked' && before.value !== 'refused') ||
        (after.value === 'asking' && after.context.tries === 0),
    },
  ],
  questions: invoiceQuestions,
});
