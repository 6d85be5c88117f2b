import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { paymentCalls } from '#contract/calls/payments.ts';
import { home } from '#machines/location/location.model.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { createApi } from '#src/api/api.ts';
import { mine } from '#src/api/mine.ts';
import { DRAFT_KEYS } from '#src/browser/owned-draft.ts';
import { createBrowserStorage, STORED_KEYS, memoryStore } from '#src/browser/storage.ts';
import { actorFlow } from '#src/shop/actor-flow.ts';
import { storedEats } from '#src/shop/diets/stored-eats.ts';
import { pageInput, pageWith, type PageDeps } from '#src/shop/page/page-ports.ts';
import { sessionWith } from '#src/shop/session/start-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { server_token: _token, ...today } = lea;
const NO_NUTS = { diets: [], without: ['nuts' as const] };
const UNTOLD = { cart: null, changes: [{ type: 'cart.emptied' }], attempts: [] };
const contact = { name: 'Aline', phone: '', note: '', houseNumber: '', placeName: '', floor: '', entryCode: '', postcode: null };

/** A page that began with somebody, or a guest, over the real session; what it tells the others is heard. */
function openPage(
  user: typeof lea | null,
  {
    basket = 'empty',
    store = memoryStore(),
  }: { readonly basket?: 'empty' | 'filled'; readonly store?: ReturnType<typeof memoryStore> } = {},
) {
  const tabStore = memoryStore();
  const [storage, tabStorage] = [createBrowserStorage(() => store), createBrowserStorage(() => tabStore)];
  if (user) storage.write('user', user);
  storage.write('cart_unique_token', 'g'.repeat(32));
  let answer: object | null = { success: true, user: today, minimum_phone_number_length: 9, maximum_phone_number_length: 12 };
  const api = createApi({
    language: () => 'en',
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    // Answers once: who is signed in by then is asked about for ever.
    transport: async () => {
      await Promise.resolve();
      if (answer === null) return new Promise<never>(() => undefined);
      const text = JSON.stringify(answer);
      answer = null;
      return { status: 200, retryAfter: null, text };
    },
  });
  const session = actorFlow(createActor(sessionWith(api), { input: { user, jitter: 0 } }), (snapshot) => snapshot);
  const queryClient = new QueryClient();
  const heard: Record<'cart' | 'orders' | 'diets' | 'ways' | 'location' | 'fulfilmentTime', unknown[]> = {
    cart: [],
    orders: [],
    diets: [],
    ways: [],
    location: [],
    fulfilmentTime: [],
  };
  const still = {
    getSnapshot: () => ({ is: basket, context: { place: null } }),
    subscribe: () => () => undefined,
    isThere: () => true,
    start: () => Promise.resolve(true),
  };
  const hearing = (what: keyof typeof heard) => ({ ...still, send: (event: unknown) => void heard[what].push(event) });
  const asked: string[] = [];
  const language = { now: () => 'en' as const, speak: vi.fn(() => Promise.resolve()) };
  const deps = {
    storage,
    tabStorage,
    queryClient,
    session,
    cart: hearing('cart'),
    location: hearing('location'),
    fulfilmentTime: hearing('fulfilmentTime'),
    eats: storedEats(storage, session as never),
    diets: hearing('diets'),
    pendingPayment: { getSnapshot: () => ({ basket: null, parcel: null }), subscribe: () => () => undefined },
    api: { call: (call: { readonly path: string }) => (asked.push(call.path), Promise.resolve({ ok: false })) },
    orders: hearing('orders'),
    language,
    ways: {
      here: () => '/basket',
      out: () => heard.ways.push('out'),
      back: (href: string) => heard.ways.push(href),
      leaveDialog: () => undefined,
    },
  } as unknown as PageDeps;
  const begin = () => createActor(pageWith(deps, user), { input: pageInput(tabStorage, user) }).start();
  const elsewhere = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return {
    begin,
    session,
    storage,
    tabStorage,
    store,
    tabStore,
    queryClient,
    heard,
    asked,
    language,
    elsewhere,
    answer: (next: object) => {
      answer = next;
    },
    /** The first question that the session asks is answered. */
    poll: () => vi.advanceTimersByTimeAsync(1_000),
  };
}
const started = (...begins: Parameters<typeof openPage>) => {
  const page = openPage(...begins);
  page.begin();
  return page;
};

/** Everything that somebody types or chooses and no server has, under its owner. */
function typeAll({ storage, tabStorage }: Pick<ReturnType<typeof openPage>, 'storage' | 'tabStorage'>, holder: string): void {
  storage.write('storefront.address_form', { holder, form: 'Aline' });
  storage.write('storefront.profile_draft', { holder, draft: 'Aline' });
  storage.write('storefront.rating_words', { holder, words: 'Aline' });
  storage.write('storefront.top_up_amount', { holder, typed: '27' });
  storage.write('storefront.way_to_pay', { holder, way: 'cash', cardId: null });
  storage.write('storefront.parcel', { holder, draft: 'Aline' });
  storage.write('storefront.house_number', { holder, address: 'Rue du Rhône, 1204 Genève', houseNumber: '12' });
  storage.write('storefront.courier_cart_token', 'p'.repeat(32));
  storage.write('storefront.eats', { holder, eats: NO_NUTS });
  tabStorage.write('storefront.leads', { holder, drafts: 'Aline' });
  tabStorage.write('storefront.contact', { holder, cartId: null, draft: contact, typed: ['name'] });
  tabStorage.write('storefront.promo_code', { holder, basket: 'ALINE', parcel: '' });
  tabStorage.write('storefront.untold_basket', { holder, untold: UNTOLD });
  storage.write('storefront.kept_basket', { holder, untold: UNTOLD });
  tabStorage.write('storefront.card_once', { holder, paymentId: 'p', cardId: 'c' });
}
const DRAFTS = [...DRAFT_KEYS, 'storefront.courier_cart_token'];
const keptOf = ({ store, tabStore }: Pick<ReturnType<typeof openPage>, 'store' | 'tabStore'>) =>
  DRAFTS.filter((key) => (store.getItem(key) ?? tabStore.getItem(key)) !== null);

test('a page that comes back by Back hears who has signed in meanwhile, and whose basket there is', () => {
  const page = started(lea);
  // It slept: nothing told it of this.
  page.storage.write('user', noah);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(page.session.getSnapshot().context.user?._id).toBe(lea._id);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(page.session.getSnapshot().context.user?._id).toBe(noah._id);
  expect(page.heard.orders.at(-1)).toEqual({ type: 'customer.changed', customerId: noah._id });
});

test('every key of the browser’s storage says whose it is: a draft’s, a payment’s, or of the browser itself', () => {
  const ofBrowser = [
    'cart_unique_token',
    'current_location',
    'language',
    'is_store_own_page',
    'delivery_type_id',
    'city_id',
    'timezone',
    'current_delivery_type',
    'deliveries_in_city',
  ];
  const ofTheBasket = ['storefront.delivery_time', 'storefront.pickup', 'storefront.basket', 'storefront.last_order_id'];
  const withTheirCustomer = [
    'user',
    'storefront.payment',
    'storefront.parcel_payment',
    'storefront.top_up',
    'storefront.home',
    'storefront.led_out',
    'storefront.ended_session',
  ];
  const ofThePage = [
    'storefront.device',
    'storefront.city',
    'storefront.app_prompt_closed',
    'storefront.install_asked',
    'storefront.push_asked',
    'storefront.favourite_addresses',
  ];
  expect([...STORED_KEYS].sort()).toEqual([...DRAFTS, ...ofBrowser, ...ofTheBasket, ...withTheirCustomer, ...ofThePage].sort());
});

test.each([
  ['signs out', (page: ReturnType<typeof openPage>) => page.session.send({ type: 'otherTab.signedOut' })],
  ['is another one', (page: ReturnType<typeof openPage>) => page.session.send({ type: 'customer.signedIn', user: noah })],
])('who %s leaves no draft, no answer and no guest’s token', (_, change) => {
  const page = started(lea);
  typeAll(page, lea._id);
  page.storage.write('storefront.delivery_time', { date: '2026-11-20', start: '19:00', end: null, at: 1_795_000_000_000, presetOf: null });
  page.storage.write('storefront.pickup', { storeId: 'a'.repeat(24) });
  const token = page.storage.read('cart_unique_token');
  page.queryClient.setQueryData(mine(lea._id, 'cards'), []);
  change(page);
  expect(keptOf(page)).toEqual([]);
  expect(page.storage.read('cart_unique_token')).not.toBe(token);
  expect(page.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(page.heard.cart).toEqual([{ type: 'cart.left', unsent: null }]);
  expect(page.heard.fulfilmentTime).toEqual([{ type: 'customer.left' }]);
  expect([page.storage.read('storefront.delivery_time'), page.storage.read('storefront.pickup')]).toEqual([null, null]);
});

test('what waits for a customer whose session the server ended is theirs again, basket and way included', async () => {
  const page = started(lea);
  typeAll(page, lea._id);
  page.answer({ success: false, error_code: 999 });
  await page.poll();
  expect(page.session.getSnapshot().context.user).toBeNull();
  expect(keptOf(page)).toEqual(DRAFTS);
  expect([page.heard.cart, page.heard.ways]).toEqual([[{ type: 'cart.left', unsent: null }], ['out']]);
  page.session.send({ type: 'customer.signedIn', user: lea });
  expect(keptOf(page)).toEqual(DRAFTS);
  expect(page.heard.cart.at(-1)).toEqual({ type: 'cart.left', unsent: UNTOLD });
  expect(page.heard.ways).toEqual(['out', '/basket']);
  expect(page.tabStorage.read('storefront.led_out')).toBeNull();
});

test('what a guest eats meanwhile counts for the guest, and takes nothing from whose session the server ended', async () => {
  const page = started(lea);
  page.storage.write('storefront.eats', { holder: lea._id, eats: NO_NUTS });
  page.answer({ success: false, error_code: 999 });
  await page.poll();
  const eats = storedEats(page.storage, page.session as never);
  eats.keep(null, { diets: ['vegan'], without: [] });
  expect([eats.getSnapshot(), page.storage.read('storefront.eats')]).toEqual([
    { diets: ['vegan'], without: [] },
    { holder: lea._id, eats: NO_NUTS },
  ]);
});

test('a session that the server ended is known as ended in another tab too: what was typed waits there as well', async () => {
  const page = started(lea);
  const other = started(lea, { store: page.store });
  typeAll(page, lea._id);
  typeAll(other, lea._id);
  page.answer({ success: false, error_code: 999 });
  await page.poll();
  other.elsewhere('user');
  expect([keptOf(page), keptOf(other), other.heard.ways]).toEqual([DRAFTS, DRAFTS, ['out']]);
  other.session.send({ type: 'customer.signedIn', user: lea });
  expect([keptOf(other), other.heard.ways]).toEqual([DRAFTS, ['out', '/basket']]);
  // What was ended once is not what is signed out of now.
  other.session.send({ type: 'otherTab.signedOut' });
  expect(keptOf(other)).toEqual([]);
});

test('it waits through a reload, and is nobody else’s', async () => {
  const page = started(lea);
  typeAll(page, lea._id);
  page.answer({ success: false, error_code: 999 });
  await page.poll();
  page.session.send({ type: 'customer.signedIn', user: noah });
  expect(keptOf(page)).toEqual([]);
  expect(page.heard.ways).toEqual(['out']);
  const anew = openPage(null);
  anew.tabStorage.write('storefront.led_out', { customerId: lea._id, href: '/orders' });
  anew.storage.write('storefront.ended_session', { customerId: lea._id });
  anew.begin();
  anew.session.send({ type: 'customer.signedIn', user: lea });
  expect(anew.heard.ways).toEqual(['/orders']);
});

test('what a guest typed goes along with who signs in, a full basket without a look away', () => {
  const page = started(null, { basket: 'filled' });
  page.tabStorage.write('storefront.contact', { holder: 'g'.repeat(32), cartId: 'x', draft: contact, typed: ['name'] });
  page.tabStorage.write('storefront.leads', { holder: null, drafts: 'Aline' });
  page.storage.write('storefront.eats', { holder: null, eats: NO_NUTS });
  page.session.send({ type: 'customer.signedIn', user: lea });
  expect(page.tabStorage.read('storefront.contact')).toMatchObject({ holder: lea._id, cartId: null });
  expect(page.tabStorage.read('storefront.leads')?.holder).toBe(lea._id);
  expect(page.storage.read('storefront.eats')?.holder).toBe(lea._id);
  expect(page.heard.diets.at(-1)).toEqual({ type: 'customer.updated', customerId: lea._id, kept: NO_NUTS });
  expect(page.heard.cart).toEqual([{ type: 'cart.moved' }]);
  expect(page.storage.read('cart_unique_token')).toBe('g'.repeat(32));
});

test('of whoever signs in a payment is looked for that another device began, of who was here when the page came none', async () => {
  const page = started(lea);
  await page.poll();
  expect(page.asked).toEqual([]);
  page.session.send({ type: 'customer.signedIn', user: noah });
  await vi.waitFor(() => expect(page.asked).toEqual([paymentCalls.get_payment.path]));
  page.session.send({ type: 'otherTab.signedOut' });
  page.session.send({ type: 'customer.signedIn', user: lea });
  await vi.waitFor(() => expect(page.asked).toHaveLength(2));
});

test('an account that says what its customer eats keeps that', () => {
  const page = started(null);
  page.storage.write('storefront.eats', { holder: null, eats: NO_NUTS });
  page.session.send({ type: 'customer.signedIn', user: { ...lea, eats: { diets: ['vegan'], without: [] } } as never });
  expect(page.storage.read('storefront.eats')).toBeNull();
});

test('a poll’s answer writes down what is new of the customer', async () => {
  const page = started(lea);
  page.answer({ success: true, user: { ...today, first_name: 'Inès' }, minimum_phone_number_length: 9, maximum_phone_number_length: 12 });
  await page.poll();
  expect(page.storage.read('user')).toMatchObject({ first_name: 'Inès', server_token: lea.server_token });
});

test('an answer just after the customer signed out in another tab does not sign them in again', async () => {
  const page = started(lea);
  page.storage.forget('user');
  await page.poll();
  expect(page.storage.read('user')).toBeNull();
  expect(page.session.getSnapshot().context.user).toBeNull();
});

test('an answer just after somebody else signed in in another tab leaves them signed in', async () => {
  const page = started(lea);
  page.storage.write('user', { ...noah, server_token: 'another token' });
  await page.poll();
  expect(page.session.getSnapshot().context.user?._id).toBe(noah._id);
  expect(page.storage.read('user')?.server_token).toBe('another token');
});

test('a session that another tab holds anew goes on: nothing is handed over, and nobody is led out', async () => {
  const page = started(lea);
  typeAll(page, lea._id);
  page.storage.write('user', { ...lea, server_token: 'a newer token' });
  page.answer({ success: false, error_code: 999 });
  await page.poll();
  expect(page.session.getSnapshot().context.user?.server_token).toBe('a newer token');
  expect([keptOf(page), page.heard.ways, page.heard.cart]).toEqual([DRAFTS, [], []]);
});

test('who signed in or out in another tab while the page came, or later, is so here too', () => {
  const page = openPage(lea);
  page.storage.forget('user');
  page.begin();
  expect(page.session.getSnapshot().context.user).toBeNull();
  page.storage.write('user', noah);
  page.elsewhere('user');
  expect(page.session.getSnapshot().context.user?._id).toBe(noah._id);
});

test('what another tab changed is read anew, each where it belongs', () => {
  const page = started(lea);
  page.storage.write('storefront.basket', 'another 3');
  page.elsewhere('storefront.basket');
  page.storage.write('current_location', home);
  page.elsewhere('current_location');
  page.storage.write('language', 'fr');
  page.elsewhere('language');
  page.elsewhere('something else');
  expect(page.heard.cart).toEqual([{ type: 'cart.moved' }]);
  expect(page.heard.location).toMatchObject([{ type: 'place.chosen', place: { address: home.address } }]);
  expect(page.language.speak).toHaveBeenCalledExactlyOnceWith('fr');
});
