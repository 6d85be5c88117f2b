import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '#machines/tracking/sample-order.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { ok } from '#contract/result.ts';
import { activeOrdersWith } from '#src/shop/active-orders/active-orders-ports.ts';
import { activeOrdersFlow } from '#src/shop/active-orders/start-active-orders.ts';
import { listenToPort } from '../ask-port.ts';
import { serverSaying, sessionOf } from '../server-saying.ts';
import { eventually } from '#tests/eventually.ts';

type Turn = { readonly isStolen: Promise<never>; readonly steal: () => void };

/** Locks as a browser keeps them for all its tabs (Web Locks, the part that takes turns): queued by name, stolen, left. */
function browserLocks() {
  const held = new Map<string, Turn>();
  const queues = new Map<string, (() => void)[]>();
  const turnOf = (): Turn => {
    let steal = () => {};
    const isStolen = new Promise<never>((_, lost) => {
      steal = () => lost(new DOMException('Stolen', 'AbortError'));
    });
    return { isStolen, steal };
  };
  const queue = (name: string, signal?: AbortSignal) =>
    new Promise<void>((go, stop) => {
      const waiting = queues.get(name) ?? [];
      queues.set(name, waiting);
      waiting.push(go);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(go), 1);
        stop(signal.reason as Error);
      });
    });
  return {
    request: async (name: string, { signal, steal }: LockOptions, hold: () => Promise<void> | undefined): Promise<void> => {
      if (steal) held.get(name)?.steal();
      else if (held.has(name)) await queue(name, signal);
      const mine = turnOf();
      held.set(name, mine);
      try {
        await Promise.race([hold(), mine.isStolen]);
      } finally {
        if (held.get(name) === mine) {
          held.delete(name);
          queues.get(name)?.shift()?.();
        }
      }
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

const NOAHS = 'b'.repeat(24);
const machine = (token: string | null = 'token-of-lea') =>
  activeOrdersWith({ api: serverSaying({}).api, base: 'https://api.example', token: () => token });

function browser() {
  const locks = browserLocks();
  vi.stubGlobal('navigator', { locks });
  const customerId = `${Math.random()}`;
  const open: (() => void)[] = [];
  return {
    tab: (whose = customerId) => {
      const tab = listenToPort(machine(), 'tabs', { customerId: whose });
      open.push(tab.stop);
      return tab;
    },
    close: () => open.forEach((stop) => stop()),
  };
}
const word = { orders: [], ended: [], isFed: false, news: null, now: 1 };

test('the first tab has the turn; one that opens later asks what is known, and hears what the others say', async () => {
  const { tab, close } = browser();
  const first = tab();
  await eventually(() => expect(first.told).toEqual([{ type: 'turn.given' }]));
  const noahs = tab(NOAHS);
  const second = tab();
  await eventually(() => expect(first.told).toEqual([{ type: 'turn.given' }, { type: 'tab.asked' }]));
  first.say({ type: 'word.said', word } as never);
  await eventually(() => expect(second.told).toEqual([{ type: 'tab.updated', word }]));
  expect([first.told.length, noahs.told]).toEqual([2, [{ type: 'turn.given' }]]);
  close();
});

test('the turn goes on when its tab is closed or leaves it, and is taken from one that is silent', async () => {
  const { tab, close } = browser();
  const [first, second, third] = [tab(), tab(), tab()];
  const turnsOf = ({ told }: typeof first) => told.map(({ type }) => type).filter((type) => type.startsWith('turn'));
  await eventually(() => expect(turnsOf(first)).toEqual(['turn.given']));
  first.stop();
  await eventually(() => expect(turnsOf(second)).toEqual(['turn.given']));
  second.say({ type: 'turn.left' });
  await eventually(() => expect(turnsOf(third)).toEqual(['turn.given']));
  second.say({ type: 'turn.taken' });
  await eventually(() => expect(turnsOf(third)).toEqual(['turn.given', 'turn.lost']));
  expect(turnsOf(second)).toEqual(['turn.given', 'turn.given']);
  third.say({ type: 'turn.wanted' });
  second.say({ type: 'turn.left' });
  await eventually(() => expect(turnsOf(third)).toEqual(['turn.given', 'turn.lost', 'turn.given']));
  close();
});

test('a tab that is closed is heard no more', async () => {
  const { tab, close } = browser();
  const [first, second] = [tab(), tab()];
  await eventually(() => expect(first.told).toContainEqual({ type: 'tab.asked' }));
  second.stop();
  first.say({ type: 'word.said', word } as never);
  const third = tab();
  await eventually(() => expect(first.told.filter(({ type }) => type === 'tab.asked')).toHaveLength(2));
  expect(second.told).toEqual([]);
  expect(third.told).not.toContainEqual({ type: 'tab.asked' });
  close();
});

const news = {
  order_id: 'd'.repeat(24),
  unique_id: 1042,
  sequence: 7,
  delivery_type: 1,
  is_user_pick_up_order: false,
  order_status: 5,
  order_status_id: 5,
  request_id: null,
  delivery_status: 0,
  date_time: [],
  estimated_at: null,
  latest_at: null,
  server_time: '2026-11-25T18:00:00Z',
};
/** A server that answers the stream so; what it is asked is kept. */
function streamSaying(text: string, { status = 200, headers = { 'content-type': 'text/event-stream' } as Record<string, string> } = {}) {
  const asked: (readonly [address: string, headers: unknown])[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push([address, init.headers]);
    return Promise.resolve(new Response(text, { status, headers }));
  });
  return asked;
}

test('a stream tells what comes of its customer’s orders, that it lives, and how it ended', async () => {
  const asked = streamSaying(
    `event: ready\ndata: {}\n\n: beat\n\nid: 7\nevent: order\ndata: ${JSON.stringify(news)}\n\nevent: end\ndata: {"reason":"signed_out"}\n\n`,
  );
  const { told, stop } = listenToPort(machine(), 'stream', { customerId: lea._id, lastId: 6 });
  await eventually(() => expect(told.at(-1)?.type).toBe('news.over'));
  expect(told).toEqual([
    { type: 'news.connected' },
    { type: 'news.alive' },
    { type: 'news.updated', news },
    { type: 'news.over', isForGood: true, askedToWait: expect.any(Number) },
  ]);
  expect(asked).toEqual([
    [
      'https://api.example/api/storefront/order_news',
      expect.objectContaining({ 'x-user-id': lea._id, authorization: 'Bearer token-of-lea', 'last-event-id': '6' }),
    ],
  ]);
  stop();
});

test('a server that has too much to do says how long to leave it alone; one without news has none for good', async () => {
  const asked = streamSaying('', { status: 503, headers: { 'retry-after': '7' } });
  const busy = listenToPort(machine(null), 'stream', { customerId: lea._id, lastId: null });
  await eventually(() => expect(busy.told).toEqual([{ type: 'news.over', isForGood: false, askedToWait: 7_000 }]));
  expect(asked[0]?.[1]).toMatchObject({ authorization: 'Bearer ' });
  streamSaying('', { status: 404 });
  const none = listenToPort(machine(), 'stream', { customerId: lea._id, lastId: null });
  await eventually(() => expect(none.told).toEqual([{ type: 'news.over', isForGood: true, askedToWait: 0 }]));
  busy.stop();
  none.stop();
});

test('running orders are those of whoever is signed in; of a guest nothing is asked', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  const asked = streamSaying('', { status: 404 });
  const server = serverSaying({
    get_orders: ok({ order_list: [sampleOrder({ sequence: 1 } as never)], server_time: '2026-11-25T18:00:00Z' }),
  });
  const flow = activeOrdersFlow(server.api, sessionOf(lea) as never);
  await eventually(() => expect(flow.getSnapshot()).toMatchObject({ orders: [{ number: 1042 }] }));
  expect(server.asked).toContainEqual(['get_orders', {}]);
  await eventually(() => expect(asked[0]?.[1]).toMatchObject({ 'x-user-id': lea._id, authorization: 'Bearer token-of-lea' }));
  // Nobody asks again at once.
  await eventually(() => expect(asked).toHaveLength(1));
  const before = server.asked.length;
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((go) => void setTimeout(go));
  expect(server.asked).toHaveLength(before);
  flow.send({ type: 'customer.changed', customerId: null });
  const session = sessionOf(lea);
  const leaving = activeOrdersFlow(server.api, session as never);
  session.moves({ value: 'guest', context: { user: null } } as never);
  await eventually(() => expect(asked[1]?.[1]).toMatchObject({ 'x-user-id': lea._id, authorization: 'Bearer ' }));
  leaving.send({ type: 'customer.changed', customerId: null });
  const guests = serverSaying({});
  const guest = activeOrdersFlow(guests.api, sessionOf(null) as never);
  expect([guest.getSnapshot().orders, guests.asked]).toEqual([[], []]);
});
