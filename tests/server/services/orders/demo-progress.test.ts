import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { orders } from '#server/database/schema/orders.ts';
import { findOrder } from '#server/repositories/orders.ts';
import { firstMoveAt, moveDueOrders } from '#server/services/orders/demo-progress.ts';
import { auditLedger } from '#tests/server/audit-ledger.ts';
import { fillBasket, newCustomer } from '#tests/server/customer.ts';
import { askInvoice, orderIt, payCash, paymentIn } from '#tests/server/orders.ts';
import { NOON, testServer } from '#tests/server/test-server.ts';

describe('the demo’s clockwork', () => {
  const server = testServer('postgres');

  test.each([1, 7, 60, 0.3])('moves an order from its making to its end at pace %s', async (demoPace) => {
    server.setNow(NOON);
    const who = await newCustomer(server);
    await fillBasket(server, who);
    const payment = paymentIn(await askInvoice(server, who));
    await payCash(server, who, payment);
    const id = (await orderIt(server, who, payment)).json.order_id as string;
    await server.open.database
      .update(orders)
      .set({ nextMoveAt: firstMoveAt(ORDER_STATUS.waitingForStore, NOON, demoPace) })
      .where(eq(orders.id, id));
    const services = { ...server.services, demoPace };
    let moves = 0;
    for (let at = NOON; moves < 12 && at < NOON + 86_400_000; at += 600_000) {
      server.setNow(at);
      moves += await moveDueOrders(services);
    }
    expect(moves).toBe(12);
    expect((await findOrder(server.open.database, id, who.user_id))?.status).toBe(ORDER_STATUS.completed);
    expect(await auditLedger(server.open.database)).toEqual([]);
  });
});
