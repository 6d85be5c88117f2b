import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Asked, Confirmed, Paid, PaymentCommand, PaymentInput } from '#machines/payment/payment.setup.ts';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { byCard, leasPurchase, samplePayment } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import { deferredPort } from '../deferred-port.ts';

const offline = failed({ kind: 'transport', cause: 'offline', retryAfterMs: null } as const);
const cardNamed = ok({ client_secret: 'pi_1_secret_1', payment_method: 'pm_1', wallet_payment: 0, card_payment: 41.5, cash_payment: 0 });
const challenged = ok(samplePayment({ state: 'challenge', client_secret: 'pi_1_secret_1', payment_method: 'pm_1' }));
const declined = failed({ kind: 'declined', decline: { message: 'Your card was declined.', code: 'card_declined' } } as const);

const begin = (input: PaymentInput = { command: { ...leasPurchase, ...byCard } }) => {
  const pay = deferredPort<Paid, PaymentCommand>();
  const confirm = deferredPort<Confirmed, { clientSecret: string }>();
  const look = deferredPort<Asked, { paymentId: string | null }>();
  const giveUp = deferredPort<Asked, { paymentId: string | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    paymentMachine.provide({
      actors: { payOrder: pay.logic, confirmCard: confirm.logic as never, askPayment: look.logic, giveUpPayment: giveUp.logic },
    }),
    { input, clock },
  ).start();
  return { pay, confirm, look, giveUp, clock, send: actor.send.bind(actor), view: () => toPaymentView(actor.getSnapshot()) };
};

test('ten minutes without the server cost 25 looks at most, and the first answer ends them', async () => {
  const { look, clock, view } = begin({ resumed: null });
  for (let second = 0; second < 600; second += 1) {
    if (!look.last().signal.aborted) await look.last().answer(offline);
    clock.increment(1_000);
  }
  expect(look.asked.length).toBeLessThanOrEqual(25);
  expect(look.asked.length).toBeGreaterThan(15);
  while (view().is === 'checking' && !(view() as { asking: boolean }).asking) clock.increment(1_000);
  await look.last().answer(ok(samplePayment({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 7 })));
  expect(view()).toMatchObject({ is: 'over', end: { is: 'ordered', order: { unique_id: 7 } } });
});

test('a lost answer to the payment is looked up, and the card is then confirmed once', async () => {
  const { pay, look, confirm, view } = begin();
  await pay.last().answer(offline);
  expect(view().is).toBe('checking');
  await look.last().answer(challenged);
  expect([pay.asked.length, confirm.asked.length, confirm.last().input]).toMatchObject([1, 1, { clientSecret: 'pi_1_secret_1' }]);
});

test('a payment that the server never heard of is asked again with the same key, three times at most', async () => {
  const { pay, look, view } = begin();
  for (const times of [1, 2, 3]) {
    expect(pay.asked).toHaveLength(times);
    await pay.last().answer(offline);
    await look.last().answer(ok(samplePayment()));
  }
  expect(new Set(pay.asked.map(({ input }) => input.invoice.order_payment._id)).size).toBe(1);
  expect(view()).toMatchObject({ is: 'over', end: { is: 'refused', failure: { cause: 'offline' } } });
});

test('where neither the payment nor the look is answered, the payment is asked again with the same key', async () => {
  const { pay, look, clock, view } = begin();
  await pay.last().answer(offline);
  await look.last().answer(offline);
  clock.increment(1_000);
  expect([pay.asked.length, look.asked.length, view().is]).toEqual([2, 1, 'asking']);
  expect(pay.asked[1]?.input).toEqual(pay.asked[0]?.input);
});

test('a bank’s question found after a reload waits for the customer, and is asked again only by their word', async () => {
  const { look, confirm, send, view } = begin({ resumed: leasPurchase.invoice.order_payment._id });
  await look.last().answer(challenged);
  expect([view(), confirm.asked.length]).toMatchObject([{ is: 'checking', canConfirm: true }, 0]);
  send({ type: 'challenge.resumed' });
  await confirm.last().answer(ok('authorised'));
  // The server makes the order of what it was told when it was paid; here it is only looked up.
  expect(view().is).toBe('checking');
  await look.last().answer(ok(samplePayment({ state: 'ordered', order_id: 'd'.repeat(24) })));
  expect(view()).toMatchObject({ is: 'over', end: { is: 'ordered' } });
});

test('what the bank refused is told to the server at once, and its words stay', async () => {
  const { pay, confirm, giveUp, look, view } = begin();
  await pay.last().answer(cardNamed);
  await confirm.last().answer(declined);
  expect([view().is, giveUp.last().input]).toEqual(['confirming', { paymentId: leasPurchase.invoice.order_payment._id }]);
  // Until the server has given the wallet's part back, nobody may say that all is as before.
  await giveUp.last().answer(offline);
  expect(view().is).toBe('checking');
  await look.last().answer(ok(samplePayment()));
  expect(view()).toMatchObject({ is: 'over', end: { is: 'declined', decline: { message: 'Your card was declined.' } } });
});

test('whoever is signed out meanwhile is not told that nothing was charged', async () => {
  const { pay, look, view } = begin();
  await pay.last().answer(failed({ kind: 'refused', code: 999, reason: null, details: null }));
  expect(view().is).toBe('checking');
  await look.last().answer(failed({ kind: 'refused', code: 999, reason: null, details: null }));
  expect(view().is).toBe('checking');
});

test('the bank’s no ends nothing while nobody says that all was given back', async () => {
  const { pay, confirm, giveUp, look, clock, view } = begin();
  await pay.last().answer(cardNamed);
  await confirm.last().answer(declined);
  await giveUp.last().answer(offline);
  await look.last().answer(offline);
  expect(view()).toMatchObject({ is: 'checking', asking: false, failure: { cause: 'offline' } });
  clock.increment(2_000);
  await look.last().answer(ok(samplePayment({ state: 'processing' })));
  expect(view()).toMatchObject({ is: 'checking', asking: false, failure: null });
});

test('an order is there only when the server says so and names it', async () => {
  for (const told of [
    { state: 'ordered', order_id: null },
    { state: 'processing', order_id: 'd'.repeat(24) },
  ] as const) {
    const { look, view } = begin({ resumed: null });
    await look.last().answer(ok(samplePayment(told)));
    expect(view()).toMatchObject({ is: 'checking', asking: false });
  }
});

test('the bank is asked only while its question is open and can be reached', async () => {
  for (const told of [
    { state: 'challenge', client_secret: null },
    { state: 'processing', client_secret: 'pi_1_secret_1' },
  ] as const) {
    const { pay, look, confirm, send, view } = begin();
    await pay.last().answer(offline);
    await look.last().answer(ok(samplePayment(told)));
    send({ type: 'challenge.resumed' });
    expect(view()).toMatchObject({ is: 'checking', asking: false, canConfirm: false });
    expect(confirm.asked).toEqual([]);
  }
});

test('a card that another tab went on with is not called declined', async () => {
  const { pay, confirm, giveUp, look, view } = begin();
  await pay.last().answer(cardNamed);
  await confirm.last().answer(declined);
  await giveUp.last().answer(ok(samplePayment({ state: 'processing' })));
  expect(view().is).toBe('checking');
  await look.last().answer(ok(samplePayment({ state: 'ordered', order_id: 'd'.repeat(24) })));
  expect(view()).toMatchObject({ is: 'over', end: { is: 'ordered' } });
});

test('another way to pay is open only while the bank’s question is', async () => {
  const { look, giveUp, send, view } = begin({ resumed: null });
  await look.last().answer(ok(samplePayment({ state: 'processing' })));
  send({ type: 'payment.reconsidered' });
  expect([view().is, giveUp.asked.length]).toEqual(['checking', 0]);
  send({ type: 'retry.asked' });
  await look.last().answer(challenged);
  send({ type: 'payment.reconsidered' });
  await giveUp.last().answer(ok(samplePayment()));
  expect(view()).toMatchObject({ is: 'over', end: { is: 'declined', decline: { message: null, code: null } } });
});
