import { expect, test } from 'vitest';
import { tellAdded } from '#src/flows/toasts/tell-added.ts';
import { tellSuccess } from '#src/flows/toasts/tell-success.ts';
import type { CartFlow } from '#src/flows/cart/cart-flow.ts';
import { FIRST_TOASTS } from '#src/flows/toasts/toasts.ts';
import { toastsFlow } from '#src/flows/toasts/start-toasts.ts';

test.each([102, 197, 241])('message %i is said', (code) => {
  const toasts = toastsFlow();
  tellSuccess(toasts, code);
  expect(toasts.seen()).toEqual({ news: { code } });
});

test.each([113, 120, 951, 953, 0, 12_345])('message %i, a mere reading or read out elsewhere, is not', (code) => {
  const toasts = toastsFlow();
  tellSuccess(toasts, code);
  expect(toasts.seen()).toEqual(FIRST_TOASTS);
});

type Basket = ReturnType<CartFlow['seen']>;

/** A basket that is as it is told to be. */
function told() {
  const listeners = new Set<() => void>();
  let now = { is: 'loading' } as Basket;
  const toasts = toastsFlow();
  const flow: CartFlow = {
    seen: () => now,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => undefined;
    },
    send: () => undefined,
    start: () => Promise.resolve(true),
    isThere: () => true,
  };
  const cart = tellAdded(flow, toasts);
  const item = { item_id: 'train', item_name: 'Last Train' };
  const basket = (held: object) =>
    ({
      is: 'filled',
      count: 1,
      saving: false,
      failure: null,
      offer: null,
      removed: null,
      lines: [],
      cart: { currency: 'CHF', total_cart_amount: 15.9, cart: { order_details: [{ items: [item] }] } },
      ...held,
    }) as unknown as Basket;
  const show = (seen: Basket) => {
    now = seen;
    listeners.forEach((heard) => heard());
  };
  const become = (held: object) => show(basket(held));
  const add = () => cart.send({ type: 'line.added', storeId: 's', line: { itemId: 'train', quantity: 1, options: [], note: '' } });
  return { become, show, add, said: toasts.seen };
}

test('an item is said to be in the basket once the server has agreed', () => {
  const { become, add, said } = told();
  add();
  become({ saving: true });
  expect(said()).toEqual(FIRST_TOASTS);
  become({});
  expect(said()).toEqual({ news: { added: { name: 'Last Train', count: 1, amount: 1_590, currency: 'CHF' } } });
});

test('a basket that is read, or refuses the item, says nothing', () => {
  const { become, add, said } = told();
  become({});
  expect(said()).toEqual(FIRST_TOASTS);
  add();
  become({ failure: { kind: 'refused' } });
  become({});
  expect(said()).toEqual(FIRST_TOASTS);
});

test('an item that is not in the basket, or whose basket cannot be seen, is not said to be there', () => {
  for (const held of [
    { cart: null },
    { is: 'empty' },
    {
      cart: { currency: 'CHF', total_cart_amount: 15.9, cart: { order_details: [{ items: [{ item_id: 'other', item_name: 'Other' }] }] } },
    },
  ]) {
    const { become, add, said } = told();
    add();
    become(held);
    become({});
    expect(said()).toEqual(FIRST_TOASTS);
  }
});

test('a basket that is asked for anew meanwhile is waited for', () => {
  const { become, show, add, said } = told();
  add();
  show({ is: 'loading' });
  expect(said()).toEqual(FIRST_TOASTS);
  become({});
  expect(said()).toMatchObject({ news: { added: { name: 'Last Train' } } });
});
