import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { invoiceMachine } from '#machines/invoice/invoice.machine.ts';
import { invoiceModel } from '#machines/invoice/invoice.model.ts';
import type { InvoiceEvent, Priced } from '#machines/invoice/invoice.setup.ts';
import type { FulfilmentChoice } from '#machines/invoice/fulfilment-choice.ts';
import { toInvoiceView } from '#machines/invoice/invoice.view.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(invoiceModel);

const openBasket = () => {
  const price = deferredPort<Priced, { fulfilment: FulfilmentChoice }>();
  const clock = new SimulatedClock();
  const actor = createActor(invoiceMachine.provide({ actors: { getInvoice: price.logic } }), {
    input: { fulfilment: { isPickup: false, time: null } },
    clock,
  }).start();
  return { price, clock, send: (event: InvoiceEvent) => actor.send(event), view: () => toInvoiceView(actor.getSnapshot()) };
};

test('the newest price wins over an older answer', async () => {
  const { send, price, view } = openBasket();
  const older = price.last();
  send({ type: 'fulfilment.chosen', fulfilment: { isPickup: true, time: null } });
  await older.answer(ok(sampleInvoice));
  expect([view().is, older.signal.aborted, price.last().input]).toEqual(['asking', true, { fulfilment: { isPickup: true, time: null } }]);
});
