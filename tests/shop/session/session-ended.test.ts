import { expect, test, vi } from 'vitest';
import { EMAIL_SECRET_LENGTH, weaveEmailToken } from '#domain/email-token.ts';
import { ok } from '#contract/result.ts';
import { leasParcel } from '#machines/courier-booking/sample-parcel.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { waysToPayKey } from '#src/api/ways-to-pay.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { accountDeletionWith } from '#src/features/account/deletion/account-deletion-ports.ts';
import { cancellationWith } from '#src/features/orders/cancellation/cancellation-ports.ts';
import { courierBookingWith } from '#src/features/courier/courier-booking-ports.ts';
import { setPassword } from '#src/features/sign-in/use-new-password.ts';
import { profileWith } from '#src/features/account/profile/profile-ports.ts';
import { activeOrdersWith } from '#src/shop/active-orders/active-orders-ports.ts';
import { subscribeToNews } from '#src/shop/active-orders/subscribe-to-news.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { trackingWith } from '#src/features/orders/tracking/tracking-ports.ts';
import { topUpMemory } from '#src/features/account/top-up/pending-top-up.ts';
import { walletTopUpOf } from '#src/features/account/top-up/wallet-top-up-ports.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { askPort, listenToPort } from '../ask-port.ts';
import { cacheHeard, serverSaying, sessionOf } from '../server-saying.ts';

const nobody = sessionOf(null) as never;
const storagesOf = () => {
  const storage = storageOf();
  return { storage, tabStorage: storage };
};
const storageOf = () => {
  const store = memoryStore();
  return createBrowserStorage(() => store);
};

test('an account that is deleted after its session has ended is told as nobody’s', async () => {
  const session = sessionOf(null);
  const machine = accountDeletionWith(serverSaying({ delete_account: ok({}) }).api, { session, storage: storageOf() } as never);
  expect(await askPort(machine, 'delete', { password: 'secret' })).toEqual(ok(null));
  expect(session.told).toEqual([{ type: 'account.deleted', customerId: '' }]);
});

test('looks end with who waits for them', async () => {
  const server = serverSaying({ get_sessions: ok({ sessions: [] }) });
  await askPort(accountDeletionWith(server.api, { session: nobody, storage: storageOf() }), 'look');
  expect(server.unsigned).toEqual([]);
});

test('a password that was set by a link signs its own customer out here, and nobody else', async () => {
  const token = weaveEmailToken({ id: lea._id, madeAt: 1_764_000_000_000, secret: 's'.repeat(EMAIL_SECRET_LENGTH) });
  for (const [user, link, told] of [
    [lea, token, [{ type: 'otherTab.signedOut' }]],
    [null, token, []],
    [lea, 'no token', []],
  ] as const) {
    const session = sessionOf(user);
    const { api } = serverSaying({ new_password: ok({}) });
    const set = setPassword(api, session as never, link, () => 'device');
    expect(await set({ password: 'p' }, new AbortController().signal)).toEqual(ok('done'));
    expect(session.told).toEqual(told);
  }
});

test('a profile that is saved after its session has ended signs its customer in with what the server says', async () => {
  const session = sessionOf(null);
  const logic = profileWith(serverSaying({ update: ok({ user: lea }) }).api, { ...storagesOf(), session } as never);
  expect(logic.begin()).toEqual({ draft: null });
  expect(await askPort(logic.machine, 'saveProfile', { profile: {} })).toEqual(ok({ endedOthers: true }));
  expect(session.told).toEqual([{ type: 'customer.signedIn', user: lea }]);
});

test('a wallet of nobody’s is asked for anew as nobody’s', async () => {
  const { queryClient, anew } = cacheHeard();
  const server = serverSaying({ add_wallet_amount: ok({ wallet: 3 }) });
  const cards = () => Promise.reject(new Error('no cards'));
  const { machine } = walletTopUpOf(server.api, queryClient, { ...storagesOf(), session: nobody, cards });
  await askPort(machine, 'creditWallet', { amount: 2_000, clientSecret: '', paymentMethod: null });
  expect(anew.filter((key) => JSON.stringify(key) === JSON.stringify(waysToPayKey('')))).toHaveLength(1);
  expect(server.asked[0]?.[1]).toMatchObject({ payment_intent_id: '' });
});

test('a top-up that is noted without a session is kept as nobody’s, and its amount is not', () => {
  const storage = storageOf();
  const memory = topUpMemory({ storage, tabStorage: storage }, () => null);
  memory.write({ amount: 2_000 as never, clientSecret: 'pi_1_secret_2', paymentMethod: null });
  memory.amount.keep('20');
  expect([storage.read('storefront.top_up')?.customerId, memory.read(), memory.amount.read()]).toEqual(['', null, null]);
  expect(storage.read('storefront.top_up_amount')).toBeNull();
});

test('a top-up that another tab has forgotten is over here, and nothing else that it forgets is', () => {
  const memory = topUpMemory(storagesOf(), () => lea._id);
  let heard = 0;
  const stop = memory.whenForgotten(() => (heard += 1));
  const says = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  says('storefront.payment', null);
  says('storefront.top_up', 'another one');
  expect(heard).toBe(0);
  says('storefront.top_up', null);
  expect(heard).toBe(1);
  stop();
  says('storefront.top_up', null);
  expect(heard).toBe(1);
});

test('a parcel of nobody’s is kept and pictured as nobody’s', () => {
  const storage = storageOf();
  const logic = courierBookingWith(serverSaying({}).api, {
    storage,
    tabStorage: storage,
    session: nobody,
    subscribeToStorage: () => () => {},
  } as never);
  expect(logic.owner()).toEqual({ holder: '', token: courierToken(storage) });
});

test('what runs is told by a list that comes once the running orders are there, and by no news before', () => {
  const running = standingFlow<unknown>(null);
  const { api } = serverSaying({});
  const { told, stop } = listenToPort(cancellationWith(api, cacheHeard().queryClient, running as never), 'environment', { orderId: 'o' });
  running.moves({ isFed: false, news: null, currentOrders: [{ _id: 'o' }] });
  expect([told, running.listeners()]).toEqual([[{ type: 'order.updated', reading: { _id: 'o' } }], 2]);
  stop();
  expect(running.listeners()).toBe(0);
  const heard: unknown[] = [];
  const later = standingFlow<unknown>(null);
  subscribeToNews(later as never, (news) => heard.push(news.type));
  later.moves(null);
  later.moves({ isFed: false, news: null });
  later.moves({ isFed: true, news: null });
  later.moves(null);
  later.moves({ isFed: false, news: null });
  expect(heard).toEqual(['news.connected']);
});

test('whoever signs in while a parcel is filled in is not given what somebody else filled in', () => {
  const session = sessionOf(lea);
  const storage = storageOf();
  const deps = { storage, tabStorage: storage, session, subscribeToStorage: () => () => undefined } as never;
  const memory = listenToPort(courierBookingWith(serverSaying({}).api, deps).machine as never, 'memory');
  session.moves({ value: 'signedIn', context: { user: noah } } as never);
  memory.say({ type: 'draft.kept', draft: leasParcel } as never);
  expect(storage.read('storefront.parcel')).toBeNull();
});

test('running orders tell the server’s time as answers told it, and who has left hears none', async () => {
  vi.useFakeTimers();
  const { api } = serverSaying({ get_orders: ok({ order_list: [], server_time: '2026-11-25T18:00:00Z' }) });
  const machine = activeOrdersWith({ api, base: '', token: () => null });
  await askPort(machine, 'askOrders');
  const { told, stop } = listenToPort(machine, 'environment');
  await vi.advanceTimersByTimeAsync(20_000);
  const times = told.map((event) => (event as unknown as { now: number }).now);
  expect(times[0]).toBeGreaterThanOrEqual(Date.parse('2026-11-25T18:00:00Z'));
  expect(times).toHaveLength(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('who follows an order listens to what runs until the page is left', () => {
  const running = standingFlow<unknown>(null);
  const machine = trackingWith(serverSaying({}).api, createServerClock(), running as never);
  const { stop } = listenToPort(machine, 'environment', { orderId: 'o' });
  expect(running.listeners()).toBe(1);
  stop();
  expect(running.listeners()).toBe(0);
});
