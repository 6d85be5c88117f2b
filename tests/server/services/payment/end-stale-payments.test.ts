import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { carts } from '#server/database/schema/carts.ts';
import { orderPayments } from '#server/database/schema/orders.ts';
import { endStalePayments, PAYMENT_KEPT_FOR } from '#server/services/payment/end-stale-payments.ts';
import { lockStalePayment } from '#server/repositories/order-payments.ts';
import { registerCustomer } from '#tests/server/customer.ts';
import { DATABASES, NOON, startTestServer, type TestServer } from '#tests/server/test-server.ts';

const idOf = (kind: string, number: number) => kind + String(number).padStart(23, '0');
const MANY = 120;

describe.each(DATABASES)('payments that were left without an order on %s', (kind) => {
  let server: TestServer;
  afterEach(() => server.close());

  /** So many cash payments of one customer, each of a basket of its own; the first says that its wallet paid, which it did not. */
  async function leaveBehind(count: number) {
    server = await startTestServer(kind);
    const { _id: customerId } = await registerCustomer(server);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await server.open.database
      .insert(carts)
      .values(
        numbers.map((number) => ({ id: idOf('b', number), customerId, state: 'parked' as const, lines: [], version: 1, updatedAt: NOON })),
      );
    await server.open.database.insert(orderPayments).values(
      numbers.map((number) => {
        const walletPart = number === 1 ? 100 : 0;
        return {
          id: idOf('a', number),
          cartId: idOf('b', number),
          customerId,
          state: 'paid' as const,
          cartVersion: 1,
          total: 1_000,
          walletPart,
          cardPart: 0,
          cashPart: 1_000 - walletPart,
          order: {} as never,
          paidAt: NOON - PAYMENT_KEPT_FOR - MANY + number,
          updatedAt: NOON,
        };
      }),
    );
  }
  const waiting = async () =>
    (await server.open.database.select({ id: orderPayments.id }).from(orderPayments).where(eq(orderPayments.state, 'paid'))).length;

  test('are read one after the other, the longest waiting first, however many an outage left', async () => {
    await leaveBehind(MANY);
    const [first, second] = [idOf('a', 1), idOf('a', 2)];
    const one = await lockStalePayment(server.open.database, NOON, PAYMENT_KEPT_FOR);
    expect([one?.id, (await lockStalePayment(server.open.database, NOON, PAYMENT_KEPT_FOR, one))?.id]).toEqual([first, second]);
  });

  test('end in one sweep, and one that can’t be ended holds up no other', async () => {
    await leaveBehind(MANY);
    await expect(endStalePayments(server.services)).rejects.toThrow('wallet_held has less than 100');
    expect(await waiting()).toBe(1);
  });
});
