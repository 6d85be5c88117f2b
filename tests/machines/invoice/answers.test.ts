import { invoiceModel } from '#machines/invoice/invoice.model.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const priced = { is: 'priced', invoice: sampleInvoice, failure: null, differences: [] };
const lost = (failure: object) => ({ type: 'price.lost', failure });

describeAnswers(invoiceModel, toInvoiceView, {
  'no price comes': {
    shows: priced,
    asked: 'getInvoice getInvoice getInvoice getInvoice',
    emitted: ['price.asked', 'price.asked', 'price.asked', lost({ cause: 'offline' }), 'price.asked', 'price.known'],
  },
  'the basket is below the store’s minimum': {
    shows: priced,
    asked: 'getInvoice getInvoice',
    emitted: ['price.asked', lost({ code: 557 }), 'price.asked', 'price.known'],
  },
  'the address can only be served by pickup now': {
    shows: { ...priced, fulfilment: { isPickup: true, time: null } },
    asked: 'getInvoice getInvoice',
    with: { getInvoice: { fulfilment: { isPickup: true, time: null } } },
    emitted: ['price.asked', lost({ code: 967 }), 'price.asked', { type: 'price.known', invoice: sampleInvoice }],
  },
  'the basket was ordered already, in another tab': {
    shows: { is: 'refused', invoice: null, failure: { code: 651, reason: 'already_ordered' } },
    asked: 'getInvoice',
    emitted: ['price.asked', lost({ code: 651, reason: 'already_ordered' })],
  },
  'the courier can’t be given what I chose': {
    shows: priced,
    asked: 'getInvoice getInvoice',
    emitted: ['price.asked', lost({ code: 651, reason: 'tip_not_possible' }), 'price.asked', 'price.known'],
  },
  'prices are asked for too often': {
    shows: priced,
    asked: 'getInvoice getInvoice',
    emitted: ['price.asked', lost({ cause: 'limited', retryAfterMs: 1_000 }), 'price.asked', 'price.known'],
  },
});
