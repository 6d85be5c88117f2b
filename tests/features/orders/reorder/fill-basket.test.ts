import { describe, expect, test } from 'vitest';
import type { CartView } from '#machines/cart/cart.view.ts';
import { emptyCart, fondue, KAGI, RADE, withFondue } from '#machines/cart/sample-carts.ts';
import type { CartFlow } from '#src/shop/cart/cart-flow.ts';
import { fillBasket, loadedBasket } from '#src/features/orders/reorder/fill-basket.ts';

const common = { failure: null, refused: [], offer: null, removed: null, saving: false, cutOff: false } as const;
const empty: CartView = { is: 'empty', cart: emptyCart, ...common };
const filled: CartView = { is: 'filled', storeId: RADE, cart: withFondue, lines: [], count: 1, ...common };
const refused = { kind: 'refused', code: 961, reason: null, details: null } as const;

/** A basket's flow whose views the test says; what it is told is kept. */
function cartThatShows(first: CartView) {
  let seen = first;
  const heard = new Set<() => void>();
  const told: Parameters<CartFlow['send']>[0][] = [];
  const flow: CartFlow = {
    getSnapshot: () => seen,
    subscribe: (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    send: (event) => void told.push(event),
    start: () => Promise.resolve(true),
    isThere: () => true,
  };
  const show = (view: CartView) => {
    seen = view;
    [...heard].forEach((hear) => hear());
  };
  return { flow, told, show, isHeard: () => heard.size > 0 };
}
const wanted = { storeId: RADE, lines: [fondue], isClearingAgreed: false };
const signal = () => new AbortController().signal;
/** Lets what has been answered come to whoever waits for it. */
const settle = () => new Promise<void>((done) => void setTimeout(done));

describe('the basket is filled by its own flow', () => {
  test('and has taken the lines once the server agreed', async () => {
    const cart = cartThatShows({ ...filled, saving: true });
    const answer = fillBasket(cart.flow, wanted, signal());
    await settle();
    expect(cart.told).toEqual([{ type: 'failure.read' }, { type: 'lines.added', ...wanted }]);
    cart.show(filled);
    await expect(answer).resolves.toEqual({ ok: true, value: 'added' });
    expect(cart.isHeard(), 'nobody listens on').toBe(false);
  });

  test('which refuses with the server’s reason', async () => {
    const cart = cartThatShows({ ...empty, saving: true });
    const answer = fillBasket(cart.flow, wanted, signal());
    await settle();
    cart.show({ ...empty, failure: refused });
    await expect(answer).resolves.toEqual({ ok: false, failure: refused });
    expect(cart.told).not.toContainEqual({ type: 'clearing.declined' });
  });

  test('which refuses with the server’s reason, also beside other changes', async () => {
    const cart = cartThatShows({ ...empty, saving: true });
    const answer = fillBasket(cart.flow, wanted, signal());
    await settle();
    cart.show({ ...empty, refused: [{ name: '', failure: refused }] });
    await expect(answer).resolves.toEqual({ ok: false, failure: refused });
  });

  test('which asks by itself where it became another store’s, and may be kept', async () => {
    const other: CartView = { ...filled, storeId: KAGI };
    const cart = cartThatShows({ ...other, saving: true });
    const answer = fillBasket(cart.flow, wanted, signal());
    await settle();
    cart.show({ ...other, offer: { type: 'lines.added', ...wanted } });
    expect(cart.isHeard(), 'the question is waited for').toBe(true);
    expect(cart.told).not.toContainEqual({ type: 'clearing.declined' });
    cart.show({ is: 'loading' });
    expect(cart.isHeard(), 'what is asked for anew says nothing').toBe(true);
    cart.show(other);
    await expect(answer).resolves.toEqual({ ok: true, value: 'declined' });
  });

  test('which is not asked about what was refused: that is judged anew', async () => {
    const other: CartView = { ...filled, storeId: KAGI };
    const cart = cartThatShows({ ...other, saving: true });
    const answer = fillBasket(cart.flow, wanted, signal());
    await settle();
    cart.show({ ...other, failure: refused, offer: { type: 'lines.added', ...wanted } });
    expect(cart.told.at(-1)).toEqual({ type: 'clearing.declined' });
    cart.show({ ...other, failure: refused });
    await expect(answer).resolves.toEqual({ ok: false, failure: refused });
  });

  test('and is not told anything while it is out of reach', async () => {
    const cart = cartThatShows({ is: 'unavailable' });
    await expect(fillBasket(cart.flow, wanted, signal())).resolves.toMatchObject({ ok: false, failure: { kind: 'transport' } });
    expect(cart.told).toEqual([]);
  });

  test('whoever has left hears nothing of it any more', async () => {
    const leaving = new AbortController();
    const cart = cartThatShows({ ...empty, saving: true });
    const answer = fillBasket(cart.flow, wanted, leaving.signal);
    await settle();
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(cart.isHeard()).toBe(false);
  });
});

test('a basket that is being loaded is waited for', async () => {
  const cart = cartThatShows({ is: 'loading' });
  const loaded = loadedBasket(cart.flow);
  await settle();
  cart.show(filled);
  await expect(loaded).resolves.toBe(filled);
});

test('a basket that is not there yet is loaded, and one that is is not loaded again', async () => {
  for (const isThere of [true, false]) {
    const { flow } = cartThatShows(filled);
    let started = 0;
    const start = () => {
      started += 1;
      return Promise.resolve(true);
    };
    expect(await loadedBasket({ ...flow, start, isThere: () => isThere })).toBe(filled);
    expect(started).toBe(isThere ? 0 : 1);
  }
});
