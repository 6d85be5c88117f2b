import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wakeWhenDue } from '#server/recurring-work.ts';
import { repeat, type Repeated } from '#server/repeat.ts';
import { watchVisits } from '#server/visits.ts';

const MINUTE = 60_000;
const server = () => {
  const emitter = new EventEmitter();
  return {
    emitter,
    /** Asks for an address; what it gives back ends the answer. */
    ask: (url: string) => {
      const response = new EventEmitter();
      emitter.emit('request', { url }, response);
      return () => void response.emit('close');
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server is quiet five minutes after its last answer; who watches it is no visitor, and an open answer is one', () => {
  const { emitter, ask } = server();
  const arrived = vi.fn<() => void>();
  const visits = watchVisits(emitter, Date.now);
  visits.onArrival(arrived);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(visits.isQuiet()).toBe(false);
  vi.advanceTimersByTime(1);
  for (const url of ['/healthz', '/readyz?verbose', '/metrics']) ask(url)();
  expect(visits.isQuiet()).toBe(true);
  expect(arrived).not.toHaveBeenCalled();
  const closeStream = ask('/api/user/order_news');
  ask('/stores')();
  expect(arrived).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(visits.isQuiet()).toBe(false);
  closeStream();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(visits.isQuiet()).toBe(true);
});

test('what is done every second is done every minute while it is quiet, and at once for who comes', async () => {
  const { emitter, ask } = server();
  const visits = watchVisits(emitter, Date.now);
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const hourly = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const repeated: Repeated[] = [repeat(1_000, work, () => undefined, visits), repeat(60 * MINUTE, hourly, () => undefined, visits)];
  const timesIn = async (milliseconds: number) => {
    work.mockClear();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return work.mock.calls.length;
  };
  expect(await timesIn(5 * MINUTE)).toBe(300);
  expect(await timesIn(4 * MINUTE)).toBe(4);
  work.mockClear();
  ask('/')();
  expect(work).toHaveBeenCalledOnce();
  expect(await timesIn(10_000)).toBe(10);
  expect(hourly).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(51 * MINUTE);
  expect(hourly).toHaveBeenCalledOnce();
  await Promise.all(repeated.map(({ stop }) => stop()));
  ask('/')();
  expect(await timesIn(5 * MINUTE)).toBe(0);
});

test('work that takes longer than its time is not begun twice, fails to whoever is told, and is waited for at the end', async () => {
  const { emitter } = server();
  const ends: ((error?: Error) => void)[] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const work = vi.fn<() => Promise<void>>(() => new Promise((done, fail) => ends.push((error) => (error ? fail(error) : done()))));
  const { stop } = repeat(1_000, work, failed, watchVisits(emitter, Date.now));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledOnce();
  ends[0]?.(new Error('no connection'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no connection'));
  expect(work).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  ends[1]?.();
  await stopping;
  expect(work).toHaveBeenCalledTimes(2);
});

test('of a quiet server everything wakes when the first is due, also what another piece has just made due', async () => {
  const { emitter, ask } = server();
  const visits = watchVisits(emitter, Date.now);
  let due: number | null = null;
  const done: string[] = [];
  const works = [
    repeat(
      1_000,
      () => Promise.resolve(done.push('payments')),
      () => undefined,
      visits,
    ),
    repeat(
      1_000,
      () => Promise.resolve(done.push('orders')),
      () => undefined,
      visits,
    ),
  ];
  const asked = vi.fn<(instant: number) => Promise<number | null>>(() => Promise.resolve(due));
  const watch = wakeWhenDue({ works, visits, now: Date.now, dueAfter: asked, onError: () => undefined });
  const doneIn = async (milliseconds: number) => {
    done.length = 0;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return done.join(' ');
  };
  await doneIn(5 * MINUTE - 1);
  expect(asked).not.toHaveBeenCalled();
  await doneIn(1);
  expect(await doneIn(MINUTE)).toBe('payments orders');
  due = Date.now() + MINUTE + 10_000;
  expect(await doneIn(MINUTE)).toBe('payments orders');
  expect(await doneIn(9_000)).toBe('');
  // What it was woken for is done, and nothing waits any more.
  due = null;
  expect(await doneIn(1_000)).toBe('payments orders');
  expect(await doneIn(MINUTE - 1)).toBe('');
  // Years from now, and what was overdue when all had their turn, hurry nobody.
  due = Date.now() + 100_000 * MINUTE;
  expect(await doneIn(10 * MINUTE)).toBe(Array.from({ length: 10 }, () => 'payments orders').join(' '));
  const hasAsked = asked.mock.calls.length;
  ask('/')();
  expect(await doneIn(10_000)).not.toBe('');
  expect(asked.mock.calls.length).toBe(hasAsked);
  await Promise.all([...works, watch].map(({ stop }) => stop()));
});
