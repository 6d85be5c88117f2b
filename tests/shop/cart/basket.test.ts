import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { rhone } from '#machines/address-search/address-search.model.ts';
import { fondue, RADE, withFondue, withRamen } from '#machines/cart/sample-carts.ts';
import { servette } from '#machines/courier-booking/sample-parcel.ts';
import { menuWith, STORE, water } from '#machines/reorder/sample-reorder.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { failed, ok } from '#contract/result.ts';
import { createToasts } from '#src/shop/toasts/toasts.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { cartWith } from '#src/shop/cart/cart-ports.ts';
import { cartFlow } from '#src/shop/cart/start-cart.ts';
import { createSendCart } from '#src/shop/cart/send-cart.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { askPort } from '../ask-port.ts';
import { deviceSaying } from '../device.ts';
import { noAnswer, refused, serverSaying, sessionOf } from '../server-saying.ts';
import { eventually } from '#tests/eventually.ts';

afterEach(() => vi.unstubAllGlobals());

const told = { order_details: [], city_id: 'city' };
/** A basket of a guest at a server that answers so; `draws` runs when its screen has answered a press. */
function basketAt(answers: Readonly<Record<string, unknown>>, draws: () => void = () => undefined) {
  const server = serverSaying(answers);
  const who = { holder: 'guest' };
  const wishes: unknown[] = [];
  const machine = cartWith({
    api: server.api,
    holder: () => who.holder,
    toRequest: (basket, signal) => {
      wishes.push([basket, signal instanceof AbortSignal]);
      return Promise.resolve(told as never);
    },
    drawn: () => Promise.resolve().then(draws),
  });
  return { ...server, machine, who, wishes };
}
const onTop = { cart_id: withFondue.cart_id, cart_version: 1, only_if_current: true };
const onNothing = { cart_id: null, cart_version: 0, only_if_current: true };
const part = { ...withFondue, is_whole: false };
const intent = { storeId: RADE, lines: [fondue] };

test('a basket is asked for, and a change of it is on top of the one that was seen', async () => {
  const { machine, asked, unsigned, wishes } = basketAt({
    get_cart: [ok(withFondue), ok(withFondue), noAnswer(), ok(withFondue)],
    add_item_in_cart: [ok(withFondue), ok(part), ok(part), refused(961)],
    clear_cart: [ok(part)],
    take_cart_back: ok(withRamen),
  });
  expect(await askPort(machine, 'loadCart')).toEqual(ok(withFondue));
  expect(await askPort(machine, 'saveCart', { cart: withFondue, intent })).toEqual(ok(withFondue));
  expect(await askPort(machine, 'saveCart', { cart: null, intent })).toEqual(ok(withFondue));
  expect(await askPort(machine, 'saveCart', { cart: null, intent })).toEqual(noAnswer());
  expect(await askPort(machine, 'saveCart', { cart: null, intent })).toEqual(refused(961));
  expect(await askPort(machine, 'clearCart', { cart: withFondue })).toEqual(ok(withFondue));
  expect(await askPort(machine, 'takeBack', { cart: null, cartId: 'parked' })).toEqual(ok(withRamen));
  const said = { user_type: 7, store_id: RADE, ...told };
  expect(asked).toEqual([
    ['get_cart', {}],
    ['add_item_in_cart', { ...onTop, ...said }],
    ['add_item_in_cart', { ...onNothing, ...said }],
    ['get_cart', {}],
    ['add_item_in_cart', { ...onNothing, ...said }],
    ['get_cart', {}],
    ['add_item_in_cart', { ...onNothing, ...said }],
    ['clear_cart', { ...onTop, keep_aside: true }],
    ['get_cart', {}],
    ['take_cart_back', { ...onNothing, parked_cart_id: 'parked' }],
  ]);
  expect([wishes[0], unsigned]).toEqual([[{ cart: withFondue, intent }, true], []]);
});

test('a change is sent after the screen has answered the press', async () => {
  const steps: string[] = [];
  const { machine, asked } = basketAt({ clear_cart: ok(withFondue) }, () => steps.push(`drawn before ${asked.length} calls`));
  await askPort(machine, 'clearCart', { cart: withFondue });
  expect([steps, asked.length]).toEqual([['drawn before 0 calls'], 1]);
});

test('an answer to somebody who is another one by now says nothing of their basket; a refusal is a refusal', async () => {
  const unreadable = failed({ kind: 'transport', cause: 'unreadable', retryAfterMs: null });
  const calls = { clear_cart: [ok(withFondue), refused(961)], take_cart_back: ok(withFondue), add_item_in_cart: ok(withFondue) };
  const { machine, who } = basketAt(calls, () => (who.holder = `${who.holder} and somebody else`));
  expect(await askPort(machine, 'clearCart', { cart: withFondue })).toEqual(unreadable);
  expect(await askPort(machine, 'clearCart', { cart: withFondue })).toEqual(refused(961));
  expect(await askPort(machine, 'takeBack', { cart: withFondue, cartId: 'parked' })).toEqual(unreadable);
  expect(await askPort(machine, 'saveCart', { cart: withFondue, intent })).toEqual(unreadable);
});

const place = { latitude: 46.2, longitude: 6.14, address: 'Rue du Mont-Blanc 1, 1201 Genève', city1: 'Genève', city_code: '1201' };
const menu = {
  ...menuWith([]),
  store: { ...menuWith([]).store, address: 'Quai 3, 1204 Genève', location: [46.2, 6.15], item_tax: 2.5 },
  products: [{ _id: { _id: 'section', name: 'Drinks', unique_id: 9 }, items: [water] }],
};
const twoWaters = { storeId: STORE, lines: [{ itemId: water._id, quantity: 2, options: [], note: '' }], destination: null } as never;
const tellAt = (answers: Readonly<Record<string, unknown>>, at: typeof place | null = place) => {
  const server = serverSaying(answers, { cityId: 'city', countryId: 'country' });
  const tell = createSendCart({ api: server.api, queryClient: new QueryClient(), place: () => at as never });
  return { ...server, tell: () => tell({ cart: null, intent: twoWaters }, new AbortController().signal) };
};

test('a first basket is told by the menu that is asked for around its customer, once', async () => {
  const { tell, asked } = tellAt({ user_get_store_product_item_list: ok(menu) });
  const basket = await tell();
  expect(basket).toMatchObject({
    total_cart_price: 6,
    total_item_tax: 0.15,
    destination_addresses: [{ address: place.address, post_code: '1201' }],
  });
  expect(await tell()).toEqual(basket);
  expect(asked).toEqual([['user_get_store_product_item_list', { store_id: STORE, latitude: 46.2, longitude: 6.14 }]]);
});

test('a menu that the page has is asked for only where it lacks an item', async () => {
  const server = serverSaying({ user_get_store_product_item_list: ok(menu) });
  for (const [items, asks] of [
    [[water], 0],
    [[], 1],
  ] as const) {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['menu', STORE, null, 'en'], { ...menu, products: [{ ...menu.products[0], items }] });
    const tell = createSendCart({ api: server.api, queryClient, place: () => place as never });
    const before = server.asked.length;
    expect(await tell({ cart: null, intent: twoWaters }, new AbortController().signal)).toMatchObject({ total_cart_price: 6 });
    expect(server.asked.length - before).toBe(asks);
  }
});

test('a menu that does not come leaves names and prices unsaid, and is not waited for twice', async () => {
  const { tell, asked } = tellAt({ user_get_store_product_item_list: noAnswer() });
  expect(await tell()).toMatchObject({
    total_cart_price: 0,
    pickup_addresses: [],
    order_details: [{ items: [{ item_id: water._id, quantity: 2 }] }],
  });
  expect(asked).toHaveLength(1);
});

test('of who is nowhere the device is asked, and what stands there', async () => {
  deviceSaying({ latitude: 46.3, longitude: 6.2 });
  const { tell, asked } = tellAt({ user_get_store_product_item_list: ok(menu), nearest_place: ok({ place: rhone }) }, null);
  expect(await tell()).toMatchObject({ destination_addresses: [{ address: 'Rue du Rhône 50, 1204 Genève', location: [46.3, 6.2] }] });
  expect(asked).toEqual([
    ['user_get_store_product_item_list', { store_id: STORE }],
    ['nearest_place', { latitude: 46.3, longitude: 6.2 }],
  ]);
});

function flowAt(answers: Readonly<Record<string, unknown>>, user: typeof lea | null = lea) {
  const server = serverSaying(answers, { cityId: 'city', countryId: 'country' });
  const [store, tabStore] = [memoryStore(), memoryStore()];
  const session = sessionOf(user);
  const location = standingFlow({ value: 'somewhere', context: { place, trouble: null } });
  const environment = { location, session, toasts: createToasts() } as never;
  return {
    ...server,
    session,
    flow: cartFlow(
      server.api,
      new QueryClient(),
      { storage: createBrowserStorage(() => store), tabStorage: createBrowserStorage(() => tabStore) },
      environment,
    ),
  };
}
const holding = { ...withFondue, cart_id: 'c'.repeat(24), store_id: STORE, pickup_addresses: [servette] };

test('the page’s basket is asked for, and what is put in is told by the menu around the customer', async () => {
  const { flow, asked } = flowAt({
    get_cart: ok({ ...holding, cart_id: null, store_id: null, cart: { order_details: [] } }),
    user_get_store_product_item_list: ok(menu),
    add_item_in_cart: ok(holding),
  });
  await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'empty', saving: false }));
  flow.send({ type: 'line.added', storeId: STORE, line: { itemId: water._id, quantity: 2, options: [], note: '' } });
  await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'filled', saving: false, storeId: STORE }));
  expect(asked.slice(1)).toMatchObject([
    ['user_get_store_product_item_list', { store_id: STORE, latitude: 46.2, longitude: 6.14 }],
    ['add_item_in_cart', { city_id: 'city', total_cart_price: 6, destination_addresses: [{ location: [46.2, 6.14] }] }],
  ]);
});

test('whoever signs in while a change is under way is not given the basket of who was there before', async () => {
  for (const [before, after] of [
    [null, lea],
    [lea, noah],
    [lea, null],
  ] as const) {
    const { flow, session, asked } = flowAt({ get_cart: ok(holding), add_item_in_cart: ok(holding) }, before);
    await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'filled' }));
    flow.send({ type: 'cart.emptied' });
    session.moves({ value: after ? 'signedIn' : 'guest', context: { user: after } } as never);
    // Who it is now is asked anew which basket is theirs.
    await eventually(() => expect(asked.slice(0, 3).map(([name]) => name)).toEqual(['get_cart', 'add_item_in_cart', 'get_cart']));
  }
});

test('one that stays who they are is told what became of their change', async () => {
  for (const user of [null, lea]) {
    const emptied = { ...holding, cart_id: null, store_id: null, cart: { order_details: [] } };
    const { flow, asked } = flowAt({ get_cart: ok(holding), add_item_in_cart: ok(emptied) }, user);
    await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'filled' }));
    flow.send({ type: 'cart.emptied' });
    await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'empty', saving: false }));
    expect(asked.map(([name]) => name)).toEqual(['get_cart', 'add_item_in_cart']);
  }
});

test('a change waits for the screen to answer its press, also once all is there to tell it', async () => {
  const { flow, asked } = flowAt({ get_cart: ok(holding), add_item_in_cart: ok(holding) });
  await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'filled' }));
  flow.send({ type: 'cart.emptied' });
  await eventually(() => expect(flow.getSnapshot()).toMatchObject({ is: 'filled', saving: false }));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const before = asked.length;
  flow.send({ type: 'cart.emptied' });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(asked).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBeGreaterThan(before);
  vi.useRealTimers();
});
