import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import type { Failure } from '#contract/failure.ts';
import { POLL_EVERY } from '#contract/poll-every.ts';
import type { Api } from '#src/api/api.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import { orderOptions, activeOrdersOptions } from '#src/api/orders.ts';

const LEA = 'a'.repeat(24);
const ORDER = 'd'.repeat(24);
const refused: Failure = { kind: 'refused', code: 652, reason: null, details: null };
const offline: Failure = { kind: 'transport', cause: 'offline', retryAfterMs: null };
const apiWith = (answer: object) => ({ read: () => Promise.resolve(answer), language: () => 'en' }) as unknown as Api;

/** Milliseconds until an order is asked for again that stands so; false: never. */
function nextLook(every: number | undefined, status: number | null, failure: Failure | null = null) {
  const { refetchInterval } = orderOptions(apiWith({}), LEA, ORDER, every);
  const state = { data: status === null ? undefined : { order: { order_status: status } }, error: failure && new CallFailed(failure) };
  return typeof refetchInterval === 'function'
    ? refetchInterval({ state } as unknown as Parameters<typeof refetchInterval>[0])
    : refetchInterval;
}

test.each([
  ['followed', undefined, POLL_EVERY.orderTracking],
  ['looked at in detail', POLL_EVERY.orderDetail, POLL_EVERY.orderDetail],
] as const)('an order that is %s is asked for again until nothing new can come of it', (_how, every, time) => {
  for (const status of [null, ORDER_STATUS.waitingForStore, ORDER_STATUS.delivered]) expect(nextLook(every, status)).toBe(time);
  for (const status of [ORDER_STATUS.completed, ORDER_STATUS.storeRejected, ORDER_STATUS.noCourierFound])
    expect(nextLook(every, status)).toBe(false);
  expect(nextLook(every, ORDER_STATUS.preparing, offline)).toBe(time);
  expect(nextLook(every, null, refused)).toBe(false);
  expect(nextLook(every, ORDER_STATUS.preparing, refused)).toBe(false);
});

test('an order is asked for in its customer’s name, and in no guest’s', () => {
  expect(orderOptions(apiWith({}), LEA, ORDER).enabled).toBe(true);
  expect(orderOptions(apiWith({}), null, ORDER).enabled).toBe(false);
});

test.each([
  ['2026-11-20T11:30:00.000Z', Date.parse('2026-11-20T11:30:00Z')],
  [undefined, null],
])('running orders come newest first, with the server’s time where it tells it: %s', async (server_time, now) => {
  const queryClient = new QueryClient();
  const answer = { server_time, order_list: [{ unique_id: 2 }, { unique_id: 11 }, { unique_id: 3 }] };
  const options = activeOrdersOptions(apiWith(answer), LEA);
  await queryClient.fetchQuery(options);
  expect(new QueryObserver(queryClient, options).getCurrentResult().data).toEqual({
    orders: [{ unique_id: 11 }, { unique_id: 3 }, { unique_id: 2 }],
    now,
  });
});
