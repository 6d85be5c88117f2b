import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test, vi } from 'vitest';
import { sampleInvoice } from '../../../machines/invoice/sample-invoice.ts';
import { orderPlacementMachine } from '../../../machines/order-placement/order-placement.machine.ts';
import { inCash, leasPurchase, orderPlacementModel } from '../../../machines/order-placement/order-placement.model.ts';
import type { Created, Paid, PaymentChoice, Purchase } from '../../../machines/order-placement/order-placement.setup.ts';
import { toOrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { failed, ok } from '../../../machines/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(orderPlacementModel);

const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const pricesChanged = failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null } as const);
const taken = ok({ client_secret: null, payment_method: null, wallet_payment: 0, card_payment: 0, cash_payment: 41.5 });
const order = { order_id: 'd'.repeat(24), unique_id: 1042 };

const openBasket = () => {
  const pay = deferredPort<Paid, Purchase & PaymentChoice>();
  const create = deferredPort<Created, Purchase>();
  const clock = new SimulatedClock();
  const actor = createActor(orderPlacementMachine.provide({ actors: { payOrder: pay.logic, createOrder: create.logic } }), { clock }).start();
  const pricedAnew = vi.fn();
  actor.on('price.outdated', pricedAnew);
  const send = (event: EventFromLogic<typeof orderPlacementMachine>) => actor.send(event);
  const confirm = () => {
    send({ type: 'order.asked', purchase: leasPurchase });
    send({ type: 'order.confirmed', choice: inCash });
  };
  return { pay, create, clock, confirm, send, pricedAnew, view: () => toOrderPlacementView(actor.getSnapshot()) };
};

test('a double click on the last button pays once and orders once', async () => {
  const { confirm, send, pay, create, view } = openBasket();
  confirm();
  send({ type: 'order.confirmed', choice: inCash });
  await pay.last().answer(taken);
  send({ type: 'order.confirmed', choice: inCash });
  await create.last().answer(ok(order));
  expect([pay.asked.length, create.asked.length, view()]).toMatchObject([1, 1, { is: 'placed', order }]);
});

test('what is paid and ordered is what was confirmed, whatever changes meanwhile', async () => {
  const { confirm, send, pay, create } = openBasket();
  confirm();
  send({ type: 'price.changed', invoice: { ...sampleInvoice, timezone: 'Asia/Tokyo' } });
  send({ type: 'price.lost' });
  await pay.last().answer(taken);
  expect([pay.last().input, create.last().input]).toEqual([{ ...leasPurchase, ...inCash }, leasPurchase]);
});

test('a price that changes under the last look is the one that is paid', async () => {
  const { send, pay } = openBasket();
  const newer = { ...sampleInvoice, order_payment: { ...sampleInvoice.order_payment, user_pay_payment: 44 } };
  send({ type: 'order.asked', purchase: leasPurchase });
  send({ type: 'price.changed', invoice: newer });
  send({ type: 'order.confirmed', choice: inCash });
  expect(pay.last().input.invoice.order_payment.user_pay_payment).toBe(44);
});

test('an order whose answer never came is asked for again by itself, with the same key, from the payment on', async () => {
  const { confirm, pay, create, clock, view } = openBasket();
  confirm();
  await pay.last().answer(taken);
  await create.last().answer(offline);
  expect(view()).toMatchObject({ is: 'uncertain', asking: false });
  clock.increment(1_000);
  expect(view()).toMatchObject({ is: 'uncertain', asking: true });
  await pay.last().answer(taken);
  await create.last().answer(ok(order));
  expect(pay.asked.map(({ input }) => input.invoice.order_payment._id)).toEqual(Array(2).fill(sampleInvoice.order_payment._id));
  expect(view()).toMatchObject({ is: 'placed', order });
});

test('it is asked again after 1, 2, 4 and then every 8 seconds', async () => {
  const { confirm, pay, clock } = openBasket();
  confirm();
  const pauses: number[] = [];
  for (const expected of [1, 2, 4, 8, 8]) {
    await pay.last().answer(offline);
    const asked = pay.asked.length;
    let seconds = 0;
    while (pay.asked.length === asked && seconds < 20) { clock.increment(1_000); seconds += 1; }
    pauses.push(seconds);
    expect(seconds).toBe(expected);
  }
  expect(pauses).toHaveLength(5);
});

test('a refusal is read beside a new price, until the customer orders again or has read it', async () => {
  const { confirm, send, pay, pricedAnew, view } = openBasket();
  confirm();
  await pay.last().answer(pricesChanged);
  expect(pricedAnew).toHaveBeenCalledTimes(1);
  expect(view()).toMatchObject({ is: 'resting', failure: { reason: 'prices_changed' } });
  send({ type: 'refusal.read' });
  expect(view().failure).toBeNull();
});
