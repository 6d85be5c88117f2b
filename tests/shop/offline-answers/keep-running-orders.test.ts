import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#contract/result.ts';
import { lea } from '#machines/session/sample-customers.ts';
import { mine } from '#src/api/mine.ts';
import { createHolder } from '#src/shop/holder.ts';
import { keepRunningOrders } from '#src/shop/offline-answers/keep-running-orders.ts';
import { serverSaying } from '../server-saying.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** A page that hears of Léa's running orders. */
function openPage() {
  const server = serverSaying({ get_order_detail: ok({}) });
  const queryClient = new QueryClient();
  const seen = createHolder<{ readonly currentOrders: readonly object[]; readonly orders: readonly object[] }>();
  const session = { user: lea as typeof lea | null };
  const stop = keepRunningOrders({
    api: server.api,
    queryClient,
    session: { getSnapshot: () => ({ context: { user: session.user } }) },
    orders: { getSnapshot: () => seen.getSnapshot(), subscribe: (heard: () => void) => seen.subscribe(heard) },
  } as never);
  const hear = async (...told: readonly (readonly [string, number])[]) => {
    seen.send({ currentOrders: told.map(([_id, sequence]) => ({ _id, sequence })), orders: told.map(() => ({ now: NOON })) });
    await vi.advanceTimersByTimeAsync(2_000);
  };
  const list = () => queryClient.getQueryData(mine(lea._id, 'orders', 'en'));
  return { ...server, session, stop, hear, list };
}

test('with each news of a running order it is asked for, and the list is as it was told', async () => {
  const { asked, hear, stop, list } = openPage();
  await hear(['a', 1]);
  expect(asked).toEqual([['get_order_detail', { order_id: 'a' }]]);
  expect(list()).toEqual({ order_list: [{ _id: 'a', sequence: 1 }], server_time: '2026-11-28T12:00:00.000Z' });
  await hear(['a', 1]);
  expect(asked).toHaveLength(1);
  await hear(['a', 2]);
  expect(asked).toHaveLength(2);
  await hear();
  stop();
  await hear(['a', 3]);
  expect(asked).toHaveLength(2);
});

test('nothing is asked for without a network, or for whoever is gone by then', async () => {
  const { asked, hear, list, session } = openPage();
  onlineManager.setOnline(false);
  await hear(['a', 1]);
  onlineManager.setOnline(true);
  session.user = null;
  await hear(['a', 2]);
  expect([asked, list()]).toEqual([[], undefined]);
});
