import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#src/api/call-failed.ts';
import { moveOrder, readDesk, type Move } from '#src/features/operator/use-operator-desk.ts';
import { order } from './sample-order.ts';

afterEach(() => vi.unstubAllGlobals());

const listed = order(1042, 'waiting', ['accept', 'reject'], { reject_reasons: ['too_busy', 'other'] });
/** A demo's door that answers so, null not at all; whether who asked may end it is kept with what was asked. */
function door(answer: object | null, status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, signal }: RequestInit) => {
    asked.push([method, path, body === undefined ? null : (JSON.parse(body as string) as unknown), signal instanceof AbortSignal]);
    return answer ? Promise.resolve(Response.json(answer, { status })) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return asked;
}
const { signal } = new AbortController();
const move: Move = { number: 1042, action: 'accept' };

test('running orders are listed as the server tells them; where the demo is off there is no desk, and silence is told as such', async () => {
  const asked = door({ orders: [listed], server_time: '2026-11-25T18:00:00Z' });
  expect(await readDesk(signal)).toMatchObject({ orders: [listed], problems: [] });
  expect(asked).toEqual([['GET', '/api/operator/orders', null, true]]);
  door({}, 404);
  expect(await readDesk(signal)).toBe('absent');
  door(null);
  await expect(readDesk(signal)).rejects.toThrow(CallFailed);
});

test('only what did not come over the network is silence: an answer that cannot be read breaks', async () => {
  for (const [answer, status] of [
    [{ orders: 'many' }, 200],
    [{ success: false, error_code: 0 }, 500],
    [{ success: false, error_code: 0 }, 503],
  ] as const) {
    door(answer, status);
    await expect(readDesk(signal)).rejects.not.toThrow(CallFailed);
    await expect(moveOrder(move, signal)).rejects.toThrow();
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(readDesk(signal)).rejects.toThrow();
});

test('an order is moved by its number; a refusal is told in the server’s words', async () => {
  const asked = door({ status: 'accepted', order_status: 3 });
  expect(await moveOrder(move, signal)).toEqual({ ok: true, value: move });
  expect(asked).toEqual([['POST', '/api/operator/move', move, true]]);
  door({ refused: 'It is accepted already.' });
  expect(await moveOrder(move, signal)).toEqual({ ok: false, failure: { kind: 'said', because: 'It is accepted already.' } });
  door(null);
  expect(await moveOrder(move, signal)).toMatchObject({ ok: false, failure: { cause: 'offline' } });
});
