import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import { orderPlacementMachine } from '../../../machines/order-placement/order-placement.machine.ts';
import { lea, orderPlacementModel } from '../../../machines/order-placement/order-placement.model.ts';
import type { Contact, Created, Invoice, Paid, Priced, ReceivingChoice } from '../../../machines/order-placement/order-placement.setup.ts';
import { toOrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { sampleInvoice } from '../../../machines/order-placement/sample-invoice.ts';
import { failed, ok } from '../../../machines/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(orderPlacementModel);

type Purchase = { invoice: Invoice; receiving: ReceivingChoice; contact: Contact };
const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const pricesChanged = failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null } as const);
const taken = ok({ client_secret: null, payment_method: null, wallet_payment: 0, card_payment: 0, cash_payment: 41.5 });
const order = { order_id: 'd'.repeat(24), unique_id: 1042 };

const openBasket = () => {
  const price = deferredPort<Priced, { receiving: ReceivingChoice }>();
  const pay = deferredPort<Paid, Purchase>();
  const create = deferredPort<Created, Purchase>();
  const clock = new SimulatedClock();
  const machine = orderPlacementMachine.provide({ actors: { getInvoice: price.logic, payCash: pay.logic, createOrder: create.logic } });
  const actor = createActor(machine, { input: { receiving: { isPickup: false } }, clock }).start();
  const confirm = async () => {
    await price.last().answer(ok(sampleInvoice));
    actor.send({ type: 'order.asked', contact: lea });
    actor.send({ type: 'order.confirmed' });
  };
  return { price, pay, create, clock, confirm, send: (event: EventFromLogic<typeof orderPlacementMachine>) => actor.send(event), view: () => toOrderPlacementView(actor.getSnapshot()) };
};

test('a double click on the last button pays once and orders once', async () => {
  const { confirm, send, pay, create, view } = openBasket();
  await confirm();
  send({ type: 'order.confirmed' });
  await pay.last().answer(taken);
  send({ type: 'order.confirmed' });
  await create.last().answer(ok(order));
  expect([pay.asked.length, create.asked.length, view()]).toMatchObject([1, 1, { is: 'placed', order }]);
});

test('what is paid and ordered is what was confirmed, whatever changes meanwhile', async () => {
  const { confirm, send, pay, create, price } = openBasket();
  await confirm();
  send({ type: 'receiving.chosen', receiving: { isPickup: true } });
  send({ type: 'basket.changed' });
  await pay.last().answer(taken);
  const confirmed = { invoice: sampleInvoice, receiving: { isPickup: false }, contact: lea };
  expect([pay.last().input, create.last().input, price.asked.length]).toEqual([confirmed, confirmed, 1]);
});

test('an order whose answer never came is asked for again with the same key, from the payment on', async () => {
  const { confirm, send, pay, create, clock, view } = openBasket();
  await confirm();
  await pay.last().answer(taken);
  clock.increment(30_000);
  expect(view()).toMatchObject({ is: 'uncertain', failure: { cause: 'timeout' } });
  send({ type: 'retry.asked' });
  await pay.last().answer(taken);
  await create.last().answer(ok(order));
  expect(pay.asked.map(({ input }) => input.invoice.order_payment._id)).toEqual(Array(2).fill(sampleInvoice.order_payment._id));
  expect(view()).toMatchObject({ is: 'placed', order });
});

test('why a payment was refused is still read beside the new price, until the customer orders again', async () => {
  const { confirm, send, pay, price, view } = openBasket();
  await confirm();
  await pay.last().answer(pricesChanged);
  await price.last().answer(ok(sampleInvoice));
  expect(view()).toMatchObject({ is: 'reviewing', failure: { reason: 'prices_changed' } });
  send({ type: 'order.asked', contact: lea });
  expect(view()).toMatchObject({ is: 'confirming', failure: null });
});

test('a basket that was refused and is priced again carries no old reason', async () => {
  const { send, price, view } = openBasket();
  await price.last().answer(offline);
  expect(view()).toMatchObject({ is: 'refused', failure: { cause: 'offline' } });
  send({ type: 'retry.asked' });
  await price.last().answer(ok(sampleInvoice));
  expect(view()).toMatchObject({ is: 'reviewing', failure: null });
});

test('the newest price wins over an older answer', async () => {
  const { send, price, view } = openBasket();
  const older = price.last();
  send({ type: 'receiving.chosen', receiving: { isPickup: true } });
  await older.answer(ok(sampleInvoice));
  expect([view().is, older.signal.aborted, price.last().input]).toEqual(['pricing', true, { receiving: { isPickup: true } }]);
});

test('where only pickup is possible, choosing it leads on', async () => {
  const { send, price, view } = openBasket();
  await price.last().answer(failed({ kind: 'refused', code: 967, reason: null, details: null }));
  expect(view().is).toBe('pickupOnly');
  send({ type: 'receiving.chosen', receiving: { isPickup: true } });
  await price.last().answer(ok(sampleInvoice));
  expect(view()).toMatchObject({ is: 'reviewing', receiving: { isPickup: true }, failure: null });
});
