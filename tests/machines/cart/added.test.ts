import { createActor, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import { failed, ok } from '#contract/result.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { SaveOutcome } from '#machines/cart/cart.setup.ts';
import { emptyCart, fondue, RADE, ramen, withFondue } from '#machines/cart/sample-carts.ts';
import { deferredPort } from '../deferred-port.ts';

/** A basket that the server answers step by step, and what is said to have come into it. */
async function basket(held: ServerCart = emptyCart) {
  const [load, save] = [deferredPort<SaveOutcome, undefined>(), deferredPort<SaveOutcome, unknown>()];
  const actor = createActor(cartMachine.provide({ actors: { loadCart: load.logic, saveCart: save.logic as never } }), {
    input: { unsent: null },
  });
  const said: unknown[] = [];
  actor.on('item.added', ({ added }) => said.push(added));
  actor.start();
  await load.last().answer(ok(held));
  const send = (event: EventFromLogic<typeof cartMachine>) => actor.send(event);
  return { load, save, said, send, add: (line = fondue) => send({ type: 'line.added', storeId: RADE, line }) };
}
const FONDUE = { name: 'Fondue', count: 1, amount: 1_590, currency: 'CHF' };
const answered = { ...withFondue, total_cart_amount: 15.9 };

test('an item is said to be in the basket once the server has agreed, and once', async () => {
  const { save, said, add, send } = await basket();
  add();
  expect(said).toEqual([]);
  await save.last().answer(ok(answered));
  expect(said).toEqual([FONDUE]);
  send({ type: 'line.removed', key: 'nothing' });
  expect(said).toEqual([FONDUE]);
});

test('a basket that is read, or whose lines change otherwise, says nothing', async () => {
  const { load, said, send } = await basket(answered);
  send({ type: 'cart.moved' });
  await load.last().answer(ok(answered));
  expect(said).toEqual([]);
});

test('an item that the server refuses, or that is not there, is not said to be', async () => {
  const { load, save, said, add } = await basket(answered);
  add();
  await save.last().answer(failed({ kind: 'refused', code: 961, reason: null, details: null }));
  await load.last().answer(ok(answered));
  add(ramen);
  await save.last().answer(ok(answered));
  expect(said).toEqual([]);
});

test('a basket that is asked for anew meanwhile is waited for', async () => {
  const { load, save, said, add, send } = await basket();
  add();
  send({ type: 'cart.moved' });
  await save.last().answer(ok(answered));
  expect(said).toEqual([]);
  await load.last().answer(ok(answered));
  expect(said).toEqual([FONDUE]);
});
