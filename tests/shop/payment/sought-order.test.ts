import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentCalls } from '#contract/calls/payments.ts';
import { samplePayment } from '#machines/payment/sample-payment.ts';
import { failed, ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { soughtOrder } from '#src/shop/payment/sought-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const nothing = failed({ kind: 'transport', cause: 'server', retryAfterMs: null } as const);
const seen = (told: Parameters<typeof samplePayment>[0]) => ok({ payment: samplePayment(told) });

function seek(isLost: boolean, ...answers: unknown[]) {
  const call = vi.fn(() => Promise.resolve(answers.shift() ?? nothing));
  const end = new AbortController();
  const found = vi.fn();
  const ended = soughtOrder({ call } as unknown as Api, { paymentId: 'e'.repeat(24), isLost }, end.signal).then(found);
  return { call, end, found, ended };
}

test('a payment that is said to be an order, and of which nobody says which, is looked at again', async () => {
  const { call, found } = seek(
    true,
    seen({ state: 'ordered', order_id: null }),
    seen({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 7 }),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect([call.mock.calls.length, found.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(found).toHaveBeenCalledExactlyOnceWith({ order_id: 'd'.repeat(24), unique_id: 7 });
});

test('a payment is looked at after eight seconds and then every six, whatever is answered, until it is an order', async () => {
  const { call, found } = seek(
    false,
    nothing,
    seen({ state: 'authorised' }),
    seen({ state: 'ordered', order_id: 'd'.repeat(24), unique_id: 1042 }),
  );
  for (const [after, looks] of [
    [7_999, 0],
    [1, 1],
    [6_000, 2],
    [5_999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after);
    expect(call).toHaveBeenCalledTimes(looks);
  }
  expect(found).toHaveBeenCalledExactlyOnceWith({ order_id: 'd'.repeat(24), unique_id: 1042 });
});

test('a server that knows no such look is not asked for ever', async () => {
  const { call, ended } = seek(true, failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const));
  const over = expect(ended).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await over;
  expect(call).toHaveBeenCalledTimes(1);
});

test('after a loss it is looked at half a second later, and nobody looks once it is over', async () => {
  const { call, end, ended } = seek(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(call).toHaveBeenCalledTimes(1);
  end.abort(new Error('over'));
  await expect(ended).rejects.toThrow('over');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a look names its payment and ends with who waits for it; a server that knows none says so', async () => {
  const absent = failed({ kind: 'transport', cause: 'absent', retryAfterMs: null } as const);
  const call = vi.fn(() => Promise.resolve(absent));
  const { signal } = new AbortController();
  const sought = soughtOrder({ call } as unknown as Api, { paymentId: 'e'.repeat(24), isLost: true }, signal).catch(String);
  await vi.advanceTimersByTimeAsync(500);
  expect(await sought).toContain('knows no such look');
  expect(call).toHaveBeenCalledExactlyOnceWith(paymentCalls.get_payment, { order_payment_id: 'e'.repeat(24) }, { signal });
});
