import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea } from '#machines/session/sample-customers.ts';
import { toSessionView } from '#machines/session/session.view.ts';
import { createApi, type Transport } from '#src/api/api.ts';
import { sessionFlow } from '#src/shop/session/start-session.ts';

type Brought = Awaited<ReturnType<Transport>>;
const { server_token: _token, ...today } = lea;
const bring = (status: number, text: string, retryAfter: string | null = null): Brought => ({ status, text, retryAfter });
const WELL = bring(200, JSON.stringify({ success: true, user: today, minimum_phone_number_length: 9, maximum_phone_number_length: 12 }));
const lost = (): never => {
  throw new TypeError('no network');
};

/** Every way in which no readable answer comes. */
const FAULTS: readonly (() => Brought)[] = [
  lost,
  () => bring(500, ''),
  () => bring(502, '<html>Bad gateway</html>'),
  () => bring(503, '', '7'),
  () => bring(503, '', 'Wed, 21 Oct 2015 07:28:00 GMT'),
  () => bring(429, '{"success":false,"error_code":999}', '30'),
  () => bring(404, '{"success":false,"error_code":999}'),
  () => bring(408, ''),
  () => bring(413, '{"success":false}'),
  () => bring(400, '{"success":false,"error_code":0,"issues":[]}'),
  () => bring(200, '<html>Sign in to the hotel’s network</html>'),
  () => bring(200, ''),
  () => bring(200, WELL.text.slice(0, 40)),
  () => bring(200, '{"success":"yes"}'),
  () => bring(200, '{"success":true,"user":{"_id":7}}'),
  () => bring(200, 'null'),
];

/** The real session over the real client; only what the network brings is made up. */
function openSession(next: (poll: number) => Brought) {
  const asked: number[] = [];
  let pendingPayment = 0;
  let mostUnderWay = 0;
  const api = createApi({
    language: () => 'en',
    credentials: () => ({ user_id: null, server_token: null, cart_unique_token: 'c' }),
    transport: async () => {
      asked.push(Date.now());
      mostUnderWay = Math.max(mostUnderWay, ++pendingPayment);
      await Promise.resolve();
      pendingPayment -= 1;
      return next(asked.length);
    },
  });
  const session = sessionFlow(api, lea);
  const view = () => toSessionView(session.getSnapshot());
  const seen: string[] = [];
  session.subscribe(() => {
    seen.push(view().is);
  });
  return { asked, seen, session, mostUnderWay: () => mostUnderWay, view };
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T11:30:00Z') });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([1, 7, 2026])('a thousand polls, half of them lost in transport, sign nobody out (seed %i)', async (seed) => {
  const random = numbersFrom(seed);
  const met = new Map<number, number>();
  const { asked, seen, view, mostUnderWay } = openSession(() => {
    if (random() < 0.5) return WELL;
    const fault = Math.floor(random() * FAULTS.length);
    met.set(fault, (met.get(fault) ?? 0) + 1);
    return (FAULTS[fault] ?? lost)();
  });
  while (asked.length < 1_000) await vi.advanceTimersByTimeAsync(1_000);
  const faults = [...met.values()].reduce((sum, count) => sum + count, 0);
  expect([faults > 450, faults < 550, met.size]).toEqual([true, true, FAULTS.length]);
  expect(new Set(seen)).toEqual(new Set(['signedIn']));
  expect(mostUnderWay()).toBe(1);
  while (view().is === 'signedIn' && (view() as { reconnecting: boolean }).reconnecting) await vi.advanceTimersByTimeAsync(1_000);
  expect(view()).toMatchObject({ is: 'signedIn', user: { server_token: lea.server_token }, reconnecting: false });
});

test('ten minutes of outage cost at most 25 requests', async () => {
  const { asked, view } = openSession(lost);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBeLessThanOrEqual(25);
  expect(asked.length).toBeGreaterThanOrEqual(10);
  expect(view()).toMatchObject({ is: 'signedIn', reconnecting: true });
});

test('a hidden page asks nothing, and at once when it is shown again', async () => {
  const { asked, session } = openSession(() => WELL);
  await vi.advanceTimersByTimeAsync(100);
  session.send({ type: 'page.hidden' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(1);
  session.send({ type: 'page.shown' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});

test('a refusal in the middle of it ends the session', async () => {
  const { view } = openSession((poll) => (poll < 3 ? bring(503, '') : bring(200, '{"success":false,"error_code":999}')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(view()).toEqual({ is: 'guest', sessionEnded: true, accountDeleted: false });
});
