import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { expect, test, vi } from 'vitest';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { orderPlacementMachine } from '#machines/order-placement/order-placement.machine.ts';
import { orderPlacementModel } from '#machines/order-placement/order-placement.model.ts';
import type { Created, Sought } from '#machines/order-placement/order-placement.setup.ts';
import { toOrderPlacementView } from '#machines/order-placement/order-placement.view.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Asked, Confirmed, Paid, PaymentCommand, Purchase } from '#machines/payment/payment.setup.ts';
import { byCard, inCash, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import type { PlacedOrder } from '#machines/payment/payment-facts.ts';
import { failed, ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(orderPlacementModel);

const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const pricesChanged = failed({ kind: 'refused', code: 535, reason: 'prices_changed', details: null } as const);
const taken = ok({ client_secret: null, payment_method: null, wallet_payment: 0, card_payment: 0, cash_payment: 41.5 });
const cardNamed = ok({ client_secret: 'pi_1_secret_1', payment_method: 'pm_1', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 });
const order = { order_id: 'd'.repeat(24), unique_id: 1042 };

/** The order's placing with the payment's own flow inside; only what leaves the page is answered by the test. */
const openBasket = () => {
  const pay = deferredPort<Paid, PaymentCommand>();
  const confirmCard = deferredPort<Confirmed, { clientSecret: string }>();
  const look = deferredPort<Asked, { paymentId: string | null }>();
  const giveUp = deferredPort<Asked, { paymentId: string | null }>();
  const create = deferredPort<Created, Purchase>();
  const find = deferredPort<PlacedOrder, Sought>();
  const clock = new SimulatedClock();
  const payment = paymentMachine.provide({
    actors: { payOrder: pay.logic, confirmCard: confirmCard.logic as never, askPayment: look.logic, giveUpPayment: giveUp.logic },
  });
  const actor = createActor(orderPlacementMachine.provide({ actors: { payment, createOrder: create.logic, findOrder: find.logic } }), {
    clock,
  }).start();
  const pricedAnew = vi.fn();
  actor.on('price.outdated', pricedAnew);
  const send = (event: EventFromLogic<typeof orderPlacementMachine>) => actor.send(event);
  const confirm = (choice = inCash) => {
    send({ type: 'order.asked', purchase: leasPurchase });
    send({ type: 'order.confirmed', choice });
  };
  return {
    pay,
    confirmCard,
    look,
    giveUp,
    create,
    find,
    clock,
    confirm,
    send,
    pricedAnew,
    view: () => toOrderPlacementView(actor.getSnapshot()),
  };
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

test('an order whose answer never came is asked for again by itself, with the same key', async () => {
  const { confirm, pay, create, clock, view } = openBasket();
  confirm();
  await pay.last().answer(taken);
  await create.last().answer(offline);
  expect(view()).toMatchObject({ is: 'uncertain', asking: false });
  clock.increment(1_000);
  expect(view()).toMatchObject({ is: 'uncertain', asking: true });
  await create.last().answer(ok(order));
  expect(create.asked.map(({ input }) => input.invoice.order_payment._id)).toEqual(Array(2).fill(sampleInvoice.order_payment._id));
  expect([pay.asked.length, view()]).toMatchObject([1, { is: 'placed', order }]);
});

test('it is asked again after 1, 2, 4 and then every 8 seconds', async () => {
  const { confirm, pay, create, clock } = openBasket();
  confirm();
  await pay.last().answer(taken);
  for (const expected of [1, 2, 4, 8, 8]) {
    await create.last().answer(offline);
    const asked = create.asked.length;
    let seconds = 0;
    while (create.asked.length === asked && seconds < 20) {
      clock.increment(1_000);
      seconds += 1;
    }
    expect(seconds).toBe(expected);
  }
});

test('a card that is declined leads back to the choice, its words beside it, and another card pays for the same basket', async () => {
  const { confirm, send, pay, confirmCard, giveUp, create, pricedAnew, view } = openBasket();
  confirm(byCard);
  await pay.last().answer(cardNamed);
  await confirmCard.last().answer(failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } }));
  await giveUp.last().answer(ok(samplePayment({ decline_code: 'card_declined' })));
  expect(view()).toMatchObject({ is: 'choosing', purchase: leasPurchase, decline: { message: 'Your card was declined.' } });
  expect(pricedAnew).toHaveBeenCalledTimes(1);
  send({ type: 'order.confirmed', choice: { ...byCard, cardId: 'b'.repeat(24) } });
  expect(view()).toMatchObject({ is: 'paying', decline: null });
  await pay.last().answer(cardNamed);
  await confirmCard.last().answer(ok('authorised'));
  await create.last().answer(ok(order));
  expect([pay.asked.map(({ input }) => input.cardId), view()]).toMatchObject([['c'.repeat(24), 'b'.repeat(24)], { is: 'placed' }]);
});

test('while nobody knows whether the card was charged, neither thanks nor failure is said', async () => {
  const { confirm, pay, confirmCard, create, clock, view } = openBasket();
  confirm(byCard);
  await pay.last().answer(cardNamed);
  await confirmCard.last().answer(ok('authorised'));
  await create.last().answer(failed({ kind: 'refused', code: 651, reason: 'payment_checking', details: null }));
  expect(view()).toMatchObject({ is: 'uncertain' });
  clock.increment(1_000);
  await create.last().answer(ok(order));
  expect(view()).toMatchObject({ is: 'placed', order });
});

test('another tab’s order is shown, not made a second time', async () => {
  const { confirm, pay, look, create, view } = openBasket();
  confirm(byCard);
  await pay.last().answer(offline);
  await look.last().answer(ok(samplePayment({ state: 'ordered', order_id: order.order_id, unique_id: order.unique_id })));
  expect([create.asked.length, view()]).toMatchObject([0, { is: 'placed', order }]);
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

test('an order whose answer never comes is found beside it, and asked for at once after a loss', async () => {
  const { confirm, pay, create, find, clock, view } = openBasket();
  confirm();
  await pay.last().answer(taken);
  expect(find.last().input).toEqual({ paymentId: sampleInvoice.order_payment._id, isLost: false });
  await create.last().answer(offline);
  clock.increment(1_000);
  expect(find.last().input).toMatchObject({ isLost: true });
  await find.last().answer(order);
  expect([create.asked.length, view()]).toMatchObject([2, { is: 'placed', order }]);
});
