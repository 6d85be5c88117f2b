import { expect, test, vi } from 'vitest';
import type { Api } from '#src/api/api.ts';
import { findPayment } from '#src/flows/payment/find-payment.ts';
import { underWay } from '#src/flows/payment/keep-under-way.ts';
import { createKeeper, memoryStore } from '#src/browser/storage.ts';

const LEA = 'c'.repeat(24);
const PAYMENT = '1'.repeat(24);

/** A page at which somebody signs in, on a server that knows a payment of theirs in this state. */
function page(state: string) {
  const store = memoryStore();
  const way = underWay(createKeeper(() => store));
  let user: { _id: string } | null = null;
  let heard = () => undefined as void;
  let asked = 0;
  const api = {
    call: () => {
      asked += 1;
      return Promise.resolve({ ok: true, value: { payment: { order_payment_id: PAYMENT, state } } });
    },
  } as unknown as Api;
  findPayment({
    api,
    underWay: way,
    session: {
      seen: () => ({ context: { user } }) as never,
      subscribe: (tell: () => void) => {
        heard = tell;
        return () => undefined;
      },
    } as never,
  });
  const signIn = (id: string) => {
    user = { _id: id };
    heard();
  };
  return { way, signIn, asked: () => asked };
}

test('a payment that another device began is under way here after the sign-in', async () => {
  const { way, signIn } = page('challenge');
  signIn(LEA);
  await vi.waitFor(() => expect(way.seen().basket).toEqual({ customerId: LEA, paymentId: PAYMENT, keys: [] }));
});

test('one that is over is not, and nothing is asked where this browser knows of one', async () => {
  const over = page('ordered');
  over.signIn(LEA);
  await vi.waitFor(() => expect(over.asked()).toBe(1));
  expect(over.way.seen().basket).toBeNull();
  const known = page('challenge');
  known.way.begin({ customerId: LEA, paymentId: '2'.repeat(24) }, 'pressed-the-button-1');
  known.signIn(LEA);
  await vi.waitFor(() => expect(over.asked()).toBe(1));
  expect(known.asked()).toBe(0);
  known.signIn('d'.repeat(24));
  await vi.waitFor(() => expect(known.asked()).toBe(1));
});
