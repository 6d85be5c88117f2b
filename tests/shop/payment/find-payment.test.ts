import { expect, test } from 'vitest';
import type { Api } from '#src/api/api.ts';
import { findPayment } from '#src/shop/payment/find-payment.ts';
import { pendingPayment } from '#src/shop/payment/pending-payment.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { eventually } from '#tests/eventually.ts';

const LEA = 'c'.repeat(24);
const PAYMENT = '1'.repeat(24);

/** A page at which somebody signs in, on a server that knows a payment of theirs in this state. */
function page(state: string | null) {
  const store = memoryStore();
  const way = pendingPayment(createBrowserStorage(() => store));
  let user: { _id: string } | null = null;
  let asked = 0;
  const api = {
    call: () => {
      asked += 1;
      return Promise.resolve({ ok: true, value: { payment: state && { order_payment_id: PAYMENT, state } } });
    },
  } as unknown as Api;
  const deps = {
    api,
    pendingPayment: way,
    load: (() => Promise.resolve(way)) as never,
    session: { getSnapshot: () => ({ context: { user } }) as never },
  };
  const becomes = (now: { _id: string } | null) => {
    user = now;
    if (now) void findPayment(deps, now._id);
  };
  return { way, becomes, signIn: (id: string) => becomes({ _id: id }), asked: () => asked };
}

test('a payment that another device began is under way here after the sign-in', async () => {
  const { way, signIn } = page('challenge');
  signIn(LEA);
  await eventually(() => expect(way.getSnapshot().basket).toEqual({ customerId: LEA, paymentId: PAYMENT, keys: [] }));
});

test('one that is over is not, and nothing is asked where this browser knows of one', async () => {
  const over = page('ordered');
  over.signIn(LEA);
  await eventually(() => expect(over.asked()).toBe(1));
  expect(over.way.getSnapshot().basket).toBeNull();
  const known = page('challenge');
  known.way.begin({ customerId: LEA, paymentId: '2'.repeat(24) }, 'pressed-the-button-1');
  known.signIn(LEA);
  await eventually(() => expect(over.asked()).toBe(1));
  expect(known.asked()).toBe(0);
  known.signIn('d'.repeat(24));
  await eventually(() => expect(known.asked()).toBe(1));
});

/** Lets what was asked be answered. */
const settled = () => new Promise<void>((done) => void setTimeout(done));

test.each([null, 'open', 'ordered'])('a payment that is %j is under way nowhere', async (state) => {
  const { way, signIn, asked } = page(state);
  signIn(LEA);
  await eventually(() => expect(asked()).toBe(1));
  await settled();
  expect(way.getSnapshot().basket).toBeNull();
});

test('what is answered to one who signed out, or is somebody else by then, is under way for nobody', async () => {
  for (const next of [null, { _id: 'd'.repeat(24) }]) {
    const { way, signIn, becomes, asked } = page('challenge');
    signIn(LEA);
    becomes(next);
    await eventually(() => expect(asked()).toBe(next ? 2 : 1));
    await settled();
    expect(way.getSnapshot().basket?.customerId ?? null).toBe(next?._id ?? null);
  }
});
