import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#contract/result.ts';
import { sampleOrder as orderOf } from '#machines/tracking/sample-order.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import { cancellationWith } from '#src/features/orders/cancellation/cancellation-ports.ts';
import { shareOrder } from '#src/features/orders/tracking/use-order-sharing.ts';
import { ratingWith } from '#src/features/orders/rating/rating-ports.ts';
import { activeOrdersWith } from '#src/shop/active-orders/active-orders-ports.ts';
import { trackingWith } from '#src/features/orders/tracking/tracking-ports.ts';
import { ratingWords } from '#src/features/orders/rating/rating-words.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';
import { askPort, listenToPort } from '#tests/shop/ask-port.ts';
import { cacheHeard, noAnswer, refused, serverSaying } from '#tests/shop/server-saying.ts';

const sampleOrder = orderOf();
const ORDER = '1'.repeat(24);
const OTHER = '2'.repeat(24);
const news = (order_id: string) => ({ order_id, order_status: 5 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const comesBackOnline = () => window.dispatchEvent(new Event('online'));

const runningOf = () =>
  standingFlow<{ isFed: boolean; news: unknown; currentOrders: readonly { _id: string }[] } | null>({
    isFed: false,
    news: null,
    currentOrders: [],
  });

test('an order is cancelled for what was shown, and the lists are asked anew, whatever comes of it', async () => {
  const { queryClient, anew } = cacheHeard();
  const running = runningOf();
  const server = serverSaying({ user_cancel_order: [ok({}), refused(656)] });
  const machine = cancellationWith(server.api, queryClient, running as never);
  const wish = { orderId: ORDER, orderStatus: 3, charge: 2.5, reason: 'missing item' };
  expect([await askPort(machine, 'cancel', wish), await askPort(machine, 'cancel', wish)]).toEqual([ok(null), refused(656)]);
  expect(server.asked[0]).toEqual([
    'user_cancel_order',
    { order_id: ORDER, order_status: 3, cancel_reason: 'missing item', cancel_charge: 2.5 },
  ]);
  expect([anew.length, running.told]).toEqual([2, [{ type: 'orders.wanted' }, { type: 'orders.wanted' }]]);
  expect(server.unsigned).toEqual([]);
});

test('looked up, an order is what it costs to cancel now; one that is not told leaves the lists', async () => {
  const { queryClient, anew } = cacheHeard();
  const running = runningOf();
  const server = serverSaying({ get_order_detail: [ok({ order: sampleOrder }), noAnswer()] });
  const machine = cancellationWith(server.api, queryClient, running as never);
  expect(await askPort(machine, 'askOrder', { orderId: ORDER })).toEqual(ok(cancellableOf(sampleOrder)));
  expect(await askPort(machine, 'askOrder', { orderId: ORDER })).toEqual(noAnswer());
  expect([server.asked[0], anew.length, running.told.length]).toEqual([['get_order_detail', { order_id: ORDER }], 1, 1]);
  expect(server.unsigned).toEqual([]);
});

test('what cancelling costs is told by news of this order alone, by each new list that has it, and when the network is back', () => {
  const running = runningOf();
  const { told, stop } = listenToPort(cancellationWith(serverSaying({}).api, cacheHeard().queryClient, running as never), 'environment', {
    orderId: ORDER,
  });
  const list = [{ _id: OTHER }, { _id: ORDER }];
  running.moves({ isFed: true, news: null, currentOrders: [] });
  running.moves({ isFed: true, news: news(OTHER), currentOrders: [] });
  expect(told).toEqual([]);
  const mine = news(ORDER);
  const empty: readonly { _id: string }[] = [];
  running.moves({ isFed: true, news: mine, currentOrders: empty });
  expect(told).toEqual([{ type: 'order.updated', reading: mine }]);
  running.moves({ isFed: true, news: mine, currentOrders: list });
  running.moves({ isFed: true, news: mine, currentOrders: list });
  expect(told.slice(1)).toEqual([{ type: 'order.updated', reading: list[1] }]);
  running.moves(null);
  running.moves({ isFed: true, news: mine, currentOrders: list });
  comesBackOnline();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.slice(2)).toEqual([
    { type: 'order.updated', reading: mine },
    { type: 'order.updated', reading: list[1] },
    { type: 'network.back' },
  ]);
  stop();
  comesBackOnline();
  running.moves({ isFed: true, news: news(ORDER), currentOrders: [...list] });
  expect(told).toHaveLength(5);
});

test('an order’s link is given and taken back', async () => {
  const server = serverSaying({
    share_order: [ok({ share_url: 'https://x/s' }), refused(501)],
    withdraw_shared_order: [ok({}), noAnswer()],
  });
  const { signal } = new AbortController();
  const share = (isShared: boolean) => shareOrder(server.api, ORDER)({ isShared }, signal);
  expect([await share(true), await share(true)]).toEqual([ok({ isShared: true, url: 'https://x/s' }), refused(501)]);
  expect([await share(false), await share(false)]).toEqual([ok({ isShared: false, url: null }), noAnswer()]);
  expect([server.asked[0], server.asked[2]]).toEqual([
    ['share_order', { order_id: ORDER }],
    ['withdraw_shared_order', { order_id: ORDER }],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('stars go to whom they are for, and the lists are asked anew once they are kept', async () => {
  const { queryClient, anew } = cacheHeard();
  const server = serverSaying({
    rating_to_store: [ok({ rating: 4 }), refused(1_004)],
    rating_to_provider: ok({ rating: 5 }),
    show_invoice: [ok({}), noAnswer()],
  });
  const kept = memoryStore();
  const storage = createBrowserStorage(() => kept);
  const session = { getSnapshot: () => ({ context: { user: { _id: 'lea' } } }) } as never;
  const unsaved = ratingWords({ storage, tabStorage: storage, session });
  const machine = ratingWith(server.api, queryClient, unsaved);
  const store = { orderId: ORDER, who: 'store' } as const;
  unsaved.keep(store, ' Good ');
  unsaved.keep({ ...store, who: 'courier' }, 'Good, and quick');
  const wish = { orderId: ORDER, rating: 4, review: 'Good' };
  expect(await askPort(machine, 'save', { ...wish, who: 'store' })).toEqual(ok({ rating: 4 }));
  expect(await askPort(machine, 'save', { ...wish, who: 'courier' })).toEqual(ok({ rating: 5 }));
  expect(anew).toHaveLength(2);
  expect([unsaved.read(store), unsaved.read({ ...store, who: 'courier' })]).toEqual([null, 'Good, and quick']);
  unsaved.keep(store, 'Good');
  expect(await askPort(machine, 'save', { ...wish, who: 'store' })).toEqual(refused(1_004));
  expect(unsaved.read(store)).toBe('Good');
  expect(anew).toHaveLength(2);
  expect([await askPort(machine, 'putAway', { orderId: ORDER }), await askPort(machine, 'putAway', { orderId: ORDER })]).toEqual([
    ok(null),
    noAnswer(),
  ]);
  expect(anew).toHaveLength(3);
  const said = { order_id: ORDER, rating: 4, review: 'Good' };
  expect(server.asked.slice(0, 4)).toEqual([
    ['rating_to_store', said],
    ['rating_to_provider', said],
    ['rating_to_store', said],
    ['show_invoice', { order_id: ORDER }],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('a followed order is told with its time, and so is where its courier rides', async () => {
  const at = '2026-11-25T18:00:00Z';
  const answer = { order: sampleOrder, server_time: at, is_confirmation_code_required_at_complete_delivery: true };
  const where = { provider_location: [46.2, 6.1] };
  const server = serverSaying({
    get_order_detail: [ok(answer), ok({ ...answer, server_time: undefined }), refused(652)],
    get_provider_location: [ok({ ...where, located_at: at, bearing: 90, metres_left: 400, minutes_left: 2 }), ok(where), noAnswer()],
    get_order_route: [ok({ route: [[46, 6]] }), noAnswer()],
  });
  const machine = trackingWith(server.api, createServerClock(), runningOf() as never);
  const told = { order: sampleOrder, isCodeAsked: true, serverTime: Date.parse(at) };
  const order = { orderId: ORDER };
  expect(await askPort(machine, 'askOrder', order)).toEqual(ok(told));
  expect(await askPort(machine, 'askOrder', order)).toEqual(ok({ ...told, serverTime: null }));
  expect(await askPort(machine, 'askOrder', order)).toEqual(refused(652));
  const ride = machine.implementations.actors.ride as typeof machine;
  const seat = { orderId: ORDER, providerId: OTHER };
  expect(await askPort(ride, 'askPosition', seat)).toEqual(
    ok({ location: [46.2, 6.1], locatedAt: Date.parse(at), bearing: 90, metresLeft: 400, minutesLeft: 2 }),
  );
  expect(await askPort(ride, 'askPosition', seat)).toEqual(
    ok({ location: [46.2, 6.1], locatedAt: null, bearing: null, metresLeft: null, minutesLeft: null }),
  );
  expect(await askPort(ride, 'askPosition', seat)).toEqual(noAnswer());
  expect([await askPort(ride, 'askRoute', order), await askPort(ride, 'askRoute', order)]).toEqual([ok([[46, 6]]), noAnswer()]);
  expect([server.asked[0], server.asked[3], server.asked[6]]).toEqual([
    ['get_order_detail', { order_id: ORDER }],
    ['get_provider_location', { order_id: ORDER, provider_id: OTHER }],
    ['get_order_route', { order_id: ORDER }],
  ]);
  expect(server.unsigned).toEqual([]);
});

test('a followed order hears the time every five seconds, the page, and the news with whether they come by themselves', () => {
  const running = runningOf();
  let open = 0;
  const clock = createServerClock(() => open);
  clock.set({ now: 1_000, timezone: 'Europe/Zurich' });
  const { told, stop } = listenToPort(trackingWith(serverSaying({}).api, clock, running as never), 'environment', { orderId: ORDER });
  expect(told).toEqual([{ type: 'time.updated', now: 1_000 }]);
  open = 4_999;
  vi.advanceTimersByTime(4_999);
  expect(told).toHaveLength(1);
  open = 5_000;
  vi.advanceTimersByTime(1);
  expect(told.slice(1)).toEqual([{ type: 'time.updated', now: 6_000 }]);
  const one = news(ORDER);
  running.moves({ isFed: true, news: one, currentOrders: [] });
  running.moves({ isFed: true, news: one, currentOrders: [] });
  running.moves(null);
  running.moves({ isFed: false, news: null, currentOrders: [] });
  running.moves({ isFed: true, news: null, currentOrders: [] });
  running.moves({ isFed: false, news: null, currentOrders: [] });
  comesBackOnline();
  expect(told.slice(2)).toEqual([
    { type: 'news.connected' },
    { type: 'news.updated', news: one },
    { type: 'news.connected' },
    { type: 'news.lost' },
    { type: 'network.back' },
  ]);
  stop();
  comesBackOnline();
  vi.advanceTimersByTime(60_000);
  running.moves({ isFed: true, news: one, currentOrders: [] });
  expect(told).toHaveLength(7);
});

test('who comes to an order that is fed already is told so', () => {
  const running = runningOf();
  running.moves({ isFed: true, news: null, currentOrders: [] });
  const { told } = listenToPort(trackingWith(serverSaying({}).api, createServerClock(), running as never), 'environment', {
    orderId: ORDER,
  });
  expect(told).toEqual([{ type: 'news.connected' }]);
});

test('running orders are told with the server’s time, which then goes on by itself', async () => {
  const at = '2026-11-25T18:00:00Z';
  const orders = [{ _id: ORDER, timezone: 'Europe/Zurich' }];
  const server = serverSaying({ get_orders: [ok({ order_list: orders }), ok({ order_list: [], server_time: at }), refused(999)] });
  const machine = activeOrdersWith({ api: server.api, base: '', token: () => null });
  const { told, stop } = listenToPort(machine, 'environment');
  expect(await askPort(machine, 'askOrders')).toEqual(ok({ orders, serverTime: null }));
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([]);
  expect(await askPort(machine, 'askOrders')).toEqual(ok({ orders: [], serverTime: Date.parse(at) }));
  expect(await askPort(machine, 'askOrders')).toEqual(refused(999));
  vi.advanceTimersByTime(9_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told.map(({ type }) => type)).toEqual(['time.updated']);
  comesBackOnline();
  stop();
  comesBackOnline();
  vi.advanceTimersByTime(30_000);
  expect(told.map(({ type }) => type)).toEqual(['time.updated', 'network.back']);
  expect([server.asked[0], server.unsigned]).toEqual([['get_orders', {}], []]);
});
