import { test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sevenOClock } from '#machines/delivery-time/delivery-time.model.ts';
import { invoiceModel } from '#machines/invoice/invoice.model.ts';
import type { Invoice } from '#machines/invoice/invoice.setup.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

/** What is shown, the invoice by what is to pay alone. */
const shown = (snapshot: Parameters<typeof toInvoiceView>[0]) => {
  const { invoice, ...rest } = toInvoiceView(snapshot);
  return { ...rest, toPay: invoice?.order_payment.user_pay_payment ?? null };
};
const brought = { isPickup: false, time: null };
const collected = { isPickup: true, time: null };
const atSeven = { isPickup: false, time: sevenOClock };
const asking = { is: 'asking', fulfilment: brought, failure: null, differences: [], toPay: null };
const priced = { ...asking, is: 'priced', toPay: 41.5 };
const refusedBecause = (failure: unknown, toPay: number | null = null) => ({ ...asking, is: 'refused', failure, toPay });
const begins: Step = ['the basket is to be delivered', asking, { asked: { getInvoice: { fulfilment: brought } } }];
const changes = (toPay: number | null): Step => [
  'the basket changes',
  { ...asking, toPay },
  { asked: { getInvoice: { fulfilment: brought } } },
];
const triesAgain = (toPay: number | null): Step => [
  'the customer tries again',
  { ...asking, toPay },
  { asked: { getInvoice: { fulfilment: brought } } },
];
const pauses: Step = ['no price comes', asking];
const asksAgain: Step = ['200 ms pass', asking, { asked: { getInvoice: { fulfilment: brought } } }];

const told = {
  types: ['price.asked', 'price.known', 'price.lost'],
  of: ({ type, ...event }: AnyEventObject) => [
    type,
    event.failure ?? null,
    (event as { readonly invoice?: Invoice }).invoice?.order_payment.user_pay_payment ?? null,
  ],
  is: ({ is, failure, toPay }: ReturnType<typeof shown>) =>
    is === 'asking' ? ['price.asked', null, null] : is === 'priced' ? ['price.known', null, toPay] : ['price.lost', failure, null],
};
const story = (steps: Parameters<typeof tellStory>[2]) => tellStory(invoiceModel, shown, steps, told);

test('a page that came with its price shows and tells it, and asks nothing', () =>
  story([['the page came with its price', priced], ['the customer accepts the new price', priced], changes(41.5)]));

test('what cannot be priced says why until it is asked again; the price before it stays', () =>
  story([
    begins,
    ['the server refuses the basket as it is', refusedBecause(refused(651))],
    triesAgain(null),
    ['the server asks to wait', refusedBecause({ kind: 'transport', cause: 'limited', retryAfterMs: 1_000 })],
    triesAgain(null),
    ['the server says that the basket is below the minimum', { ...asking, is: 'belowMinimum', failure: refused(557) }],
    changes(null),
    ['the server says that only pickup is possible now', { ...asking, is: 'pickupOnly', failure: refused(967) }],
    changes(null),
    ['the server prices the basket', priced],
    changes(41.5),
    ['the server refuses the basket as it is', refusedBecause(refused(651), 41.5)],
  ]));

test('every other end of asking begins to count the tries anew', () => {
  const twiceSilent: readonly Step[] = [pauses, asksAgain, pauses, asksAgain];
  const silentAtLast: Step = ['no price comes', refusedBecause(offline)];
  return story([
    begins,
    ...twiceSilent,
    silentAtLast,
    triesAgain(null),
    ...twiceSilent,
    changes(null),
    ...twiceSilent,
    ['the server refuses the basket as it is', refusedBecause(refused(651))],
    triesAgain(null),
    pauses,
    changes(null),
    ...twiceSilent,
    silentAtLast,
  ]);
});

test('another way of receiving is asked for at once, wherever the invoice stands, and is no news', () =>
  story([
    ['the basket is to be collected', { ...asking, fulfilment: collected }, { asked: { getInvoice: { fulfilment: collected } } }],
    ['the customer chooses delivery', asking, begins[2]],
    pauses,
    ['the customer chooses a time', { ...asking, fulfilment: atSeven }, { asked: { getInvoice: { fulfilment: atSeven } } }],
    ['the server says that only pickup is possible now', { ...asking, is: 'pickupOnly', fulfilment: atSeven, failure: refused(967) }],
    ['the customer chooses delivery', asking, begins[2]],
    ['the server says that the basket is below the minimum', { ...asking, is: 'belowMinimum', failure: refused(557) }],
    ['the customer chooses delivery', asking, begins[2]],
    ['the server refuses the basket as it is', refusedBecause(refused(651))],
    ['the customer chooses delivery', asking, begins[2]],
    ['the server prices the basket', priced],
    ['the customer chooses delivery', { ...asking, toPay: 41.5 }, begins[2]],
    ['the server prices the basket dearer', { ...priced, toPay: 42.7 }],
    changes(42.7),
    ['the server prices the basket', { ...priced, differences: [{ part: 'delivery', amount: -120, farther: -2.1 }] }],
    changes(41.5),
    ['the server prices the basket', { ...priced, differences: [{ part: 'delivery', amount: -120, farther: -2.1 }] }],
    ['the customer accepts the new price', priced],
    changes(41.5),
    ['the server prices the basket dearer', { ...priced, toPay: 42.7, differences: [{ part: 'delivery', amount: 120, farther: 2.1 }] }],
  ]));
