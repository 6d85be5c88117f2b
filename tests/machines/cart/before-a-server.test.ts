import { expect, test } from 'vitest';
import { lineKey } from '#domain/cart/cart-lines.ts';
import type { Removed } from '#machines/cart/cart-intent.ts';
import { failed } from '#contract/result.ts';
import { basketServer, KAGI, line, offline, openBasket, RADE } from './basket-server.ts';

const fondue = line('1');
const salad = line('2');
const ramen = line('3');
const add = (storeId: string, added = fondue) => ({ type: 'line.added', storeId, line: added }) as const;
const take = (quantity: number, of = fondue) => ({ type: 'quantity.chosen', key: lineKey(of), quantity }) as const;

const openWithFondue = async () => {
  const basket = openBasket(basketServer(RADE, [fondue]));
  await basket.loads();
  return basket;
};

test('twenty quick pluses end in the right number with two requests', async () => {
  const basket = await openWithFondue();
  for (let quantity = 2; quantity <= 21; quantity += 1) basket.send(take(quantity));
  expect(basket.shown()).toEqual(['21 × 1']);
  await basket.saves();
  await basket.saves();
  expect(basket.server.lines()).toEqual(['21 × 1']);
  expect(basket.save.asked).toHaveLength(2);
  expect(basket.state()).toBe('settled');
});

test('a dish added while the basket can’t be loaded waits for the next try', async () => {
  const basket = openBasket(basketServer(RADE, [fondue]));
  await basket.load.last().answer(offline);
  expect(basket.view()).toEqual({ is: 'unavailable' });
  basket.send(add(RADE, salad));
  expect(basket.view()).toMatchObject({ is: 'filled', count: 1, cutOff: true });
  await basket.load.last().answer(offline);
  basket.send({ type: 'retry.asked' });
  await basket.loads();
  await basket.saves();
  expect(basket.server.lines()).toEqual(['1 × 1', '1 × 2']);
});

test('a dish of another store waits for the answer under way before it asks', async () => {
  const basket = await openWithFondue();
  basket.send(take(2));
  basket.send(add(KAGI, ramen));
  expect([basket.state(), basket.save.last().signal.aborted]).toEqual(['saving', false]);
  await basket.saves();
  expect(basket.view()).toMatchObject({ offer: { storeId: KAGI }, count: 2 });
});

test('a basket that is emptied and filled at another store takes two requests', async () => {
  const basket = await openWithFondue();
  basket.send(take(2));
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  basket.send(add(KAGI, ramen));
  for (let request = 1; request <= 3; request += 1) await basket.saves();
  expect([basket.server.storeId(), basket.server.lines(), basket.failure()]).toEqual([KAGI, ['1 × 3'], null]);
});

test('a change that was taken although its answer was lost is not told twice', async () => {
  const basket = await openWithFondue();
  basket.send(add(RADE));
  basket.server.save(basket.save.last().input);
  basket.send(add(RADE, salad));
  await basket.save.last().answer(offline);
  await basket.loads();
  expect(basket.save.asked).toHaveLength(2);
  await basket.saves();
  expect([basket.server.lines(), basket.failure()]).toEqual([['2 × 1', '1 × 2'], null]);
});

test('a server that asks to be left alone is left alone as long, and no longer than its last answer asks', async () => {
  const busy = failed({ kind: 'transport', cause: 'unreadable', retryAfterMs: 90_000 } as const);
  const waited = async (answers: readonly (typeof busy | typeof offline)[]) => {
    const basket = await openWithFondue();
    basket.send(add(RADE));
    for (const [index, answer] of answers.entries()) {
      await basket.save.last().answer(answer);
      if (index < answers.length - 1) await basket.loads();
    }
    const tries = basket.load.asked.length;
    for (let seconds = 1; seconds <= 120; seconds += 1) {
      basket.clock.increment(1_000);
      if (basket.load.asked.length > tries) return seconds;
    }
    return null;
  };
  expect([await waited([offline, offline, busy]), await waited([offline, busy, offline]), await waited([busy, offline, offline])]).toEqual([
    90, 5, 5,
  ]);
  const unopened = openBasket();
  await unopened.load.last().answer(busy);
  unopened.clock.increment(89_999);
  expect(unopened.load.asked).toHaveLength(1);
  unopened.clock.increment(1);
  expect(unopened.load.asked).toHaveLength(2);
});

test('an answer that makes no sense is final: the change is given up', async () => {
  const basket = await openWithFondue();
  basket.send(add(RADE, salad));
  await basket.save.last().answer(failed({ kind: 'transport', cause: 'malformed', retryAfterMs: null }));
  await basket.loads();
  expect([basket.shown(), basket.failure(), basket.save.asked.length]).toMatchObject([['1 × 1'], { cause: 'malformed' }, 1]);
});

test('a line of an item that the server has not answered yet is not taken for another', async () => {
  const basket = await openWithFondue();
  basket.send(add(RADE, salad));
  expect(basket.view()).toMatchObject({
    lines: [
      { line: fondue, known: { item_id: fondue.itemId } },
      { line: salad, known: null, alike: null },
    ],
  });
});

test('a request that was given up and is taken late is found, and what came after it is told on top', async () => {
  const basket = await openWithFondue();
  basket.send(add(RADE));
  const late = basket.save.last();
  await late.answer(offline);
  await basket.loads();
  basket.send(add(RADE, salad));
  basket.server.save(late.input);
  await basket.saves();
  await basket.loads();
  expect(basket.shown()).toEqual(['2 × 1', '1 × 2']);
  await basket.saves();
  expect([basket.server.lines(), basket.failure()]).toEqual([['2 × 1', '1 × 2'], null]);
});

test('what comes to nothing is told all the same while an earlier request may still be taken', async () => {
  const basket = await openWithFondue();
  basket.send(take(2));
  const late = basket.save.last();
  basket.send(take(1));
  await late.answer(offline);
  await basket.loads();
  await basket.saves();
  expect(basket.state()).toBe('settled');
  expect(basket.server.save(late.input)).toMatchObject({ ok: false });
  expect(basket.server.lines()).toEqual(['1 × 1']);
});

test('removed lines go back where they were, all of them', async () => {
  const basket = openBasket(basketServer(RADE, [fondue, salad, line('4', 3)]));
  await basket.loads();
  basket.send({ type: 'line.removed', key: lineKey(salad) });
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  await basket.saves();
  await basket.saves();
  expect(basket.server.lines()).toEqual(['3 × 4']);
  const { removed } = basket.view() as { removed: Removed };
  basket.send({ type: 'lines.restored', ...removed });
  expect(basket.shown()).toEqual(['1 × 1', '1 × 2', '3 × 4']);
  expect(basket.view()).toMatchObject({ removed: null });
  await basket.saves();
  expect(basket.server.lines()).toEqual(['1 × 1', '1 × 2', '3 × 4']);
});

test('a cleared basket can be put back, and its address with it', async () => {
  const basket = await openWithFondue();
  basket.send({ type: 'cart.emptied' });
  expect(basket.shown()).toBe('empty');
  await basket.saves();
  expect(basket.server.lines()).toEqual([]);
  const { removed } = basket.view() as { removed: Removed };
  basket.send({ type: 'lines.restored', ...removed });
  expect(basket.save.last().input.intent).toMatchObject({ storeId: RADE, destination: null });
  await basket.saves();
  expect(basket.server.lines()).toEqual(['1 × 1']);
});

test('a refused removal leaves nothing to put back, a refused return stays on offer', async () => {
  const refused = failed({ kind: 'refused', code: 961, reason: null, details: null } as const);
  const basket = await openWithFondue();
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  const { removed } = basket.view() as { removed: Removed };
  await basket.save.last().answer(refused);
  await basket.loads();
  expect(basket.view()).toMatchObject({ count: 1, removed: null });
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  await basket.saves();
  basket.send({ type: 'lines.restored', ...removed });
  await basket.save.last().answer(refused);
  await basket.loads();
  expect(basket.view()).toMatchObject({
    is: 'empty',
    removed: { storeId: RADE, lines: [{ line: fondue, at: 0 }] },
    failure: { code: 961 },
  });
});

test('the time of the offer begins anew with more that can be put back, with a refused return too, and not while it is held', async () => {
  const offered = () => (basket.view() as { removed: Removed | null }).removed?.lines.length ?? 0;
  const basket = openBasket(basketServer(RADE, [fondue, salad, line('4', 3)]));
  await basket.loads();
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  await basket.saves();
  basket.clock.increment(23_999);
  basket.send({ type: 'line.removed', key: lineKey(salad) });
  await basket.saves();
  basket.clock.increment(23_999);
  expect(offered()).toBe(2);
  const { removed } = basket.view() as { removed: Removed };
  basket.send({ type: 'lines.restored', ...removed });
  expect(offered()).toBe(0);
  await basket.save.last().answer(failed({ kind: 'refused', code: 961, reason: null, details: null } as const));
  await basket.loads();
  basket.clock.increment(23_999);
  expect(offered()).toBe(2);
  basket.send({ type: 'undo.held' });
  basket.send({ type: 'line.removed', key: lineKey(line('4', 3)) });
  await basket.saves();
  basket.clock.increment(60_000);
  expect(offered()).toBe(3);
  basket.send({ type: 'undo.released' });
  basket.clock.increment(23_999);
  expect(offered()).toBe(3);
  basket.clock.increment(1);
  expect(offered()).toBe(0);
});

test('what is put back while the offer is held is offered no more; a basket that is emptied has read what went wrong before', async () => {
  const basket = openBasket(basketServer(RADE, [fondue, salad]));
  await basket.loads();
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  await basket.saves();
  basket.send({ type: 'undo.held' });
  const { removed } = basket.view() as { removed: Removed };
  basket.send({ type: 'lines.restored', ...removed });
  expect(basket.undo()).toBe('nothing');
  await basket.save.last().answer(failed({ kind: 'refused', code: 961, reason: null, details: null } as const));
  await basket.loads();
  expect(basket.failure()).toMatchObject({ code: 961 });
  basket.send({ type: 'cart.emptied' });
  expect(basket.failure()).toBeNull();
});

test('a removal that was not told yet is not undone with one that was refused', async () => {
  const basket = openBasket(basketServer(RADE, [fondue, salad]));
  await basket.loads();
  basket.send({ type: 'line.removed', key: lineKey(fondue) });
  basket.send({ type: 'line.removed', key: lineKey(salad) });
  await basket.save.last().answer(failed({ kind: 'refused', code: 961, reason: null, details: null } as const));
  await basket.loads();
  expect([basket.shown(), basket.view()]).toMatchObject([['1 × 1'], { removed: { lines: [{ line: salad }] } }]);
});

test('lines that are put back into another store’s basket ask first, and go in once it is cleared', async () => {
  const basket = openBasket(basketServer(KAGI, [ramen]));
  await basket.loads();
  basket.send({ type: 'lines.restored', storeId: RADE, name: '', lines: [{ line: fondue, at: 0 }], destination: null });
  expect(basket.view()).toMatchObject({ is: 'filled', storeId: KAGI, offer: { type: 'lines.restored', storeId: RADE } });
  basket.send({ type: 'clearing.confirmed' });
  await basket.clears();
  await basket.saves();
  expect([basket.server.storeId(), basket.server.lines()]).toEqual([RADE, ['1 × 1']]);
});

test('a basket that was kept aside comes back, and what is added meanwhile goes in after', async () => {
  const basket = await openWithFondue();
  basket.send({ type: 'aside.wanted', cartId: 'e'.repeat(24) });
  expect(basket.takeBack.last().input).toMatchObject({ cartId: 'e'.repeat(24) });
  basket.server.clear();
  basket.server.keep({ storeId: KAGI, lines: [ramen] });
  basket.send(add(KAGI, ramen));
  await basket.takeBack.last().answer(basket.server.present());
  await basket.saves();
  expect([basket.server.storeId(), basket.server.lines()]).toEqual([KAGI, ['2 × 3']]);
});

test('a courier’s basket, which has no store, shows as an empty one and takes a line', async () => {
  const basket = openBasket(basketServer());
  const { value } = basket.server.present();
  await basket.load.last().answer({ ok: true, value: { ...value, cart_id: 'f'.repeat(24), cart_version: 0, store_id: null } });
  expect(basket.view()).toMatchObject({ is: 'empty' });
  basket.send(add(RADE));
  await basket.saves();
  expect(basket.server.lines()).toEqual(['1 × 1']);
});

test('a change that loses against another tab is laid on top of the newer basket', async () => {
  const basket = await openWithFondue();
  basket.server.keep({ storeId: RADE, lines: [fondue, salad] });
  basket.send(add(RADE));
  await basket.saves();
  await basket.loads();
  await basket.saves();
  expect([basket.server.lines(), basket.failure()]).toEqual([['2 × 1', '1 × 2'], null]);
});

test('a quantity is kept whole and from 1 to 9,999', async () => {
  const basket = await openWithFondue();
  const shownAfter = (quantity: number) => (basket.send(take(quantity)), basket.shown());
  expect([0, -3, 1e6, 2.7, Number.NaN].map(shownAfter)).toEqual([['1 × 1'], ['1 × 1'], ['9999 × 1'], ['2 × 1'], ['2 × 1']]);
});
