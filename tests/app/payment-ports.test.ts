import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { Api } from '../../src/api/api.ts';
import { paymentWith } from '../../src/app/payment-ports.ts';
import { cartToken, createKeeper, memoryStore } from '../../src/app/storage.ts';
import { underWay } from '../../src/app/under-way.ts';

const PAYMENT = '1'.repeat(24);

/** A page whose every look at the payment is answered with this state. */
function page(state: string) {
  const store = memoryStore();
  const keeper = createKeeper(() => store);
  const api = { call: () => Promise.resolve({ ok: true, value: { payment: { order_payment_id: PAYMENT, state } } }) } as unknown as Api;
  const machine = paymentWith(api, { keeper, underWay: underWay(keeper), session: { seen: () => ({}) as never }, cards: () => Promise.reject(new Error('no cards')) });
  const look = async () => {
    const actor = createActor(machine.implementations.actors['askPayment'] as AnyActorLogic, { input: { paymentId: PAYMENT } as never });
    actor.start();
    await toPromise(actor);
  };
  return { keeper, look };
}

test('an order that another device made of a payment makes the guest’s token anew, once', async () => {
  const { keeper, look } = page('ordered');
  const before = cartToken(keeper);
  await look();
  const after = cartToken(keeper);
  expect(after).not.toBe(before);
  await look();
  expect(cartToken(keeper)).toBe(after);
});

test.each(['checking', 'open'])('a payment that is %s leaves the guest’s token', async (state) => {
  const { keeper, look } = page(state);
  const before = cartToken(keeper);
  await look();
  expect(cartToken(keeper)).toBe(before);
});
