import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { withFondue } from '#machines/cart/sample-carts.ts';
import { inCash, leasPurchase } from '#machines/payment/sample-payment.ts';
import { sampleInvoice } from '#machines/invoice/sample-invoice.ts';
import { servette } from '#machines/courier-booking/sample-parcel.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { inspectActors } from '#src/shop/inspected.ts';
import { failed } from '#contract/result.ts';
import { locationMachine } from '#machines/location/location.machine.ts';
import { home as place } from '#machines/location/location.model.ts';
import { loadAccountDeletion } from '#src/features/account/deletion/use-account-deletion.ts';
import { actorFlow } from '#src/shop/actor-flow.ts';
import type { Loader } from '#src/shop/load-once.ts';
import { loadCardProvider } from '#src/shop/payment/load-card-provider.ts';
import { loadPayment } from '#src/shop/payment/load-payment.ts';
import { loadReorder } from '#src/features/orders/reorder/use-reorder.ts';
import { allThere } from '#src/shop/all-there.ts';
import { createHolder } from '#src/shop/holder.ts';
import { lazyFlow } from '#src/shop/lazy-flow.ts';
import { once } from '#src/shop/once.ts';
import { firstPriceShown } from '#src/shop/payment/first-price.ts';
import { askPort } from './ask-port.ts';
import { pageAt, type Answers } from './drawn.tsx';
import { eventually } from '#tests/eventually.ts';

const flowsAt = (answers: Answers = {}, kept: Readonly<Record<string, unknown>> = {}) => {
  const { application, ...page } = pageAt(answers, kept);
  return { ...application, ...page };
};
const TOKEN = 'a-guests-own-token-of-enough-letters-0001';

test('who has neither an account nor a basket’s token has an empty basket, and everybody else one that is looked for', () => {
  expect(flowsAt({}, { user: null }).flows.cart.getSnapshot()).toMatchObject({ is: 'empty', cart: null });
  expect(flowsAt({}, { user: null, cart_unique_token: TOKEN }).flows.cart.getSnapshot()).toEqual({ is: 'loading' });
  expect(flowsAt().flows.cart.getSnapshot()).toEqual({ is: 'loading' });
});

test('an empty basket is loading from the first thing that is put in until it is there', async () => {
  const { flows } = flowsAt({ '/api/user/get_cart': withFondue }, { user: null });
  flows.cart.send({ type: 'cart.moved' });
  expect(flows.cart.getSnapshot()).toEqual({ is: 'loading' });
  await eventually(() => expect(flows.cart.getSnapshot()).toMatchObject({ is: 'filled', count: 1 }));
});

test('who is signed in, and from where they look around, is there as the browser keeps it, before and after its chart is loaded', async () => {
  const { flows } = flowsAt({}, { current_location: place });
  const seen = () => [flows.session.getSnapshot().context.user, flows.location.getSnapshot().context.place];
  expect(seen()).toEqual([lea, place]);
  expect(await Promise.all([flows.session.start(), flows.location.start()])).toEqual([true, true]);
  expect(seen()).toEqual([lea, place]);
  expect([flows.session.isThere(), flows.location.isThere(), flows.fulfilmentTime.isThere()]).toEqual([true, true, false]);
});

test('the session ends where the server says that it did, and its calls say whose they are', async () => {
  const { flows, asked, api } = flowsAt({ '/api/user/get_detail': { success: false, error_code: 999 } });
  await flows.session.start();
  await eventually(() => expect(flows.session.getSnapshot().value).toBe('guest'));
  expect(asked[0]).toEqual(['/api/user/get_detail', expect.objectContaining({ user_id: lea._id, server_token: lea.server_token })]);
  expect(api.whereabouts().place).toBeNull();
});

test('when and how goes by the basket of the page', async () => {
  const { flows } = flowsAt({ '/api/user/get_cart': withFondue }, { 'storefront.delivery_time': null });
  await flows.cart.start();
  await flows.fulfilmentTime.start();
  expect(flows.fulfilmentTime.getSnapshot()).toMatchObject({ time: { is: 'asap', choice: null }, way: { isPickup: false } });
});

/** A page whose city is known, and with it who asks for cards. */
const ofACity = [
  {
    '/api/user/get_payment_gateway': { wallet: 0, wallet_currency_code: 'CHF', is_cash_payment_mode: true, payment_gateway: [] },
  },
  { city_id: 'c'.repeat(24) },
] as const;

const NO_PART = /^load(RideMap|PinMap|Landing|Store|Stores|Basket|Booking|Help|Interest)$/;
/** What loads a screen's part: every loader of `src`, but for the maps, which want a browser that draws them. */
const LOADERS = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../../src/shop/*/load-*.ts', '../../src/features/**/{use,load}-*.ts'], { eager: true }),
).flatMap(([, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    /^load[A-Z]/.test(name) && !NO_PART.test(name) && typeof value === 'function' ? [[name, value as Loader<unknown>] as const] : [],
  ),
);

test('what only some screens need is loaded once for a page, and again for another', async () => {
  const [{ flows }, { flows: others }] = [flowsAt(...ofACity), flowsAt(...ofACity)];
  expect(LOADERS.length).toBeGreaterThan(10);
  for (const [name, loader] of LOADERS) {
    const first = flows.load(loader);
    expect(flows.load(loader), name).toBe(first);
    expect(others.load(loader), name).not.toBe(first);
    expect(await first, name).toBeTruthy();
    expect(await others.load(loader), name).toBeTruthy();
  }
});

test('who asks for cards is loaded when one is needed, as the server of the customer’s city names them', async () => {
  const { flows, asked } = flowsAt(...ofACity);
  expect(await flows.load(loadCardProvider)).toHaveProperty('confirmPayment');
  expect(asked).toEqual([['/api/user/get_payment_gateway', expect.objectContaining({ city_id: 'c'.repeat(24) })]]);
});

test('a payment asks for its card by who asks for cards on the page, and says where nobody can', async () => {
  const { flows, asked } = flowsAt({}, { city_id: 'c'.repeat(24) });
  const wish = { clientSecret: 'pi_1_secret_2', paymentMethod: null };
  expect(await askPort((await flows.load(loadPayment)) as never, 'confirmCard', wish)).toEqual(failed({ kind: 'unreachable' }));
  expect(asked.map(([path]) => path)).toEqual(['/api/user/get_payment_gateway']);
});

test('a payment names the basket that the page has; one of a page that knows none names none', async () => {
  const PAY = '/api/user/pay_order_payment';
  for (const [answers, cartId] of [
    [{ '/api/user/get_cart': withFondue, [PAY]: {} }, withFondue.cart_id],
    [{ '/api/user/get_cart': { ...withFondue, cart_id: null, store_id: null, cart: { order_details: [] } }, [PAY]: {} }, null],
  ] as const) {
    const { flows, asked } = flowsAt(answers);
    await flows.cart.start();
    await eventually(() => expect(flows.cart.getSnapshot().is).not.toBe('loading'));
    await askPort((await flows.load(loadPayment)) as never, 'payOrder', { ...leasPurchase, ...inCash });
    expect(asked.findLast(([path]) => path === PAY)?.[1]).toMatchObject({ cart_id: cartId });
  }
});

test('what is put into a basket is told to the server of the page, for whoever is signed in', async () => {
  const known = { ...withFondue, pickup_addresses: [servette] };
  const { flows, asked } = flowsAt({ '/api/user/get_cart': known, '/api/user/add_item_in_cart': known });
  await flows.cart.start();
  await eventually(() => expect(flows.cart.getSnapshot().is).toBe('filled'));
  flows.cart.send({ type: 'cart.emptied' });
  await eventually(() => expect(asked.at(-1)?.[0]).toBe('/api/user/add_item_in_cart'));
  expect(asked.at(-1)?.[1]).toMatchObject({ cart_id: withFondue.cart_id, user_id: lea._id });
});

test('an order once more, and the end of an account, go by the flows of the page', async () => {
  const { flows, asked } = flowsAt({ '/api/user/get_cart': withFondue }, { current_location: place });
  const MENU = '/api/user/user_get_store_product_item_list';
  expect(await askPort((await flows.load(loadReorder)) as never, 'readMenu', { storeId: 's' })).toMatchObject({ ok: false });
  expect(asked.find(([path]) => path === MENU)?.[1]).toMatchObject({ store_id: 's', latitude: place.latitude, longitude: place.longitude });
  const deletion = (await flows.load(loadAccountDeletion)) as never;
  expect(await askPort(deletion, 'delete', { password: 'secret' })).toMatchObject({ ok: false });
  expect(asked.at(-1)?.[1]).toMatchObject({ password: 'secret', device_token: expect.any(String) as unknown });
});

const looks = (isHidden: boolean) => Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });

test('a session knows whether anybody looks at the page, at first and whenever that changes', async () => {
  try {
    for (const isHidden of [true, false]) {
      looks(isHidden);
      const { flows } = flowsAt({ '/api/user/get_detail': null });
      await flows.session.start();
      expect(flows.session.getSnapshot().context.isHidden).toBe(isHidden);
      looks(!isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(flows.session.getSnapshot().context.isHidden).toBe(!isHidden);
    }
  } finally {
    looks(false);
  }
});

test('parts are all there, or none is', () => {
  const parts = { one: 0, other: '' };
  expect(allThere(parts)).toBe(parts);
  expect([allThere({ ...parts, more: undefined }), allThere({ more: null, ...parts })]).toEqual([null, null]);
});

test('whatever happens in a flow of the page can be heard', async () => {
  const heard = new Set<string>();
  inspectActors(({ actorRef }) => heard.add((actorRef as unknown as { logic: { id?: string } }).logic.id ?? ''));
  const { flows } = flowsAt();
  await Promise.all([flows.location, flows.session, flows.cart, flows.fulfilmentTime, flows.activeOrders].map((flow) => flow.start()));
  await flows.addressSearch(true).start();
  expect([...heard].filter(Boolean).toSorted()).toEqual(
    expect.arrayContaining(['addressSearch', 'cart', 'location', 'activeOrders', 'session', 'fulfilmentTime']),
  );
  flows.activeOrders.send({ type: 'customer.changed', customerId: null });
});

test('who stopped listening to an actor hears nothing of it', () => {
  const flow = actorFlow(createActor(locationMachine, { input: { place: null } }), ({ value }) => value);
  const heard: unknown[] = [];
  flow.subscribe(() => heard.push('stopped'))();
  flow.subscribe(() => heard.push(flow.getSnapshot()));
  flow.send({ type: 'place.chosen', place });
  expect(heard).toEqual(['somewhere']);
});

test('a holder says the newest, once, to who listens', () => {
  const holder = createHolder<string>();
  const heard: (string | null)[] = [];
  const stop = holder.subscribe(() => heard.push(holder.getSnapshot()));
  expect(holder.getSnapshot()).toBeNull();
  holder.send('first');
  holder.send('first');
  holder.send('second');
  holder.send(null);
  stop();
  holder.send('third');
  expect([heard, holder.getSnapshot()]).toEqual([['first', 'second', null], 'third']);
});

test('a flow that shows nothing else while it is loaded, or once it could not be, says nothing of it', async () => {
  const first = { is: 'empty' };
  for (const more of [{}, { loading: first, missing: first }]) {
    const flow = lazyFlow<object, string>({ first, ...more, loader: () => Promise.reject(new Error('no connection')) });
    const heard: object[] = [];
    const stop = flow.subscribe(() => heard.push(flow.getSnapshot()));
    expect([await flow.start(), flow.getSnapshot(), heard]).toEqual([false, first, []]);
    stop();
  }
});

test('who stopped listening to a flow hears nothing of it', async () => {
  const flow = lazyFlow<object, string>({
    first: {},
    loader: () => Promise.resolve({ getSnapshot: () => ({}), subscribe: () => () => {}, send: () => {} }),
  });
  const heard: string[] = [];
  flow.subscribe(() => heard.push('stopped'))();
  flow.subscribe(() => heard.push('listens'));
  await flow.start();
  expect(heard).toEqual(['listens']);
});

test('what could not be loaded is loaded by the next try', async () => {
  const loader = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('there');
  const loaded = once(loader);
  await expect(loaded()).rejects.toThrow('no connection');
  expect([await loaded(), await loaded(), loader.mock.calls.length]).toEqual(['there', 'there', 2]);
});

test('a price that the page came with is there until it is forgotten', () => {
  const price = { fulfilment: { isPickup: false, time: null }, invoice: sampleInvoice };
  const shown = firstPriceShown(price);
  expect(shown.read()).toBe(price);
  shown.forget();
  expect(shown.read()).toBeNull();
});
