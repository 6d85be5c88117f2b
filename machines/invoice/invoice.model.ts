import { sevenOClock } from '../delivery-time/delivery-time.model.ts';
import { defineModel } from '#statecharts/model.ts';
import { failed, ok } from '#contract/result.ts';
import { invoiceMachine } from './invoice.machine.ts';
import type { CheckoutFailure, Invoice } from './invoice.setup.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { invoiceQuestions } from './invoice.questions.ts';
import { answered, byCustomer, byPage, byServer, byTime, passed } from '#statecharts/samples.ts';

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
    byServer('the server prices the basket', answered('getInvoice', ok(sampleInvoice))),
    byServer('the server prices the basket dearer', answered('getInvoice', ok(dearer))),
    byServer('the server says that only pickup is possible now', answered('getInvoice', refused(967))),
    byServer('the server says that the basket is below the minimum', answered('getInvoice', refused(557))),
    byServer('the server refuses the basket as it is', answered('getInvoice', refused(651))),
    byServer('no price comes', answered('getInvoice', silent('offline'))),
    byServer('the server asks to wait', answered('getInvoice', silent('limited'))),
    byTime('200 ms pass', passed('beforeAskingAgain.invoice.pausing')),
    byPage('the basket changes', { type: 'priceKey.changed' }),
    byCustomer('the customer chooses delivery', { type: 'fulfilment.chosen', fulfilment: { isPickup: false, time: null } }),
    byCustomer('the customer chooses to collect', { type: 'fulfilment.chosen', fulfilment: { isPickup: true, time: null } }),
    byCustomer('the customer chooses a time', { type: 'fulfilment.chosen', fulfilment: { isPickup: false, time: sevenOClock } }),
    byCustomer('the customer accepts the new price', { type: 'price.accepted' }),
    byCustomer('the customer tries again', { type: 'retry.asked' }),
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
