import { and, eq, gt, sql } from 'drizzle-orm';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/enumerations.ts';
import type { Database } from '../database/database.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';

/** What a customer has promised to pay at the door and has not yet: orders under way and payments that are about to be orders. Whole minor units. */
export async function cashUnderWay(database: Database, customerId: string): Promise<{ readonly orders: number; readonly sum: number }> {
  const reckoned = { count: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${orderPayments.cashPart}), 0)::int` };
  const [running] = await database
    .select(reckoned)
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`, gt(orderPayments.cashPart, 0)));
  const [coming] = await database
    .select(reckoned)
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.customerId, customerId),
        sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`,
        gt(orderPayments.cashPart, 0),
      ),
    );
  return { orders: (running?.count ?? 0) + (coming?.count ?? 0), sum: (running?.sum ?? 0) + (coming?.sum ?? 0) };
}

/** How many orders to be paid at the door a customer cancelled of those that they made after an instant. */
export async function cashCancelledSince(database: Database, customerId: string, instant: number): Promise<number> {
  const [cancelled] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, ORDER_STATUS.cancelledByCustomer),
        gt(orders.createdAt, instant),
        gt(orderPayments.cashPart, 0),
      ),
    );
  return cancelled?.count ?? 0;
}

/** Whether a customer ever had an order that was brought to its end. */
export async function hasCompletedOrder(database: Database, customerId: string): Promise<boolean> {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.statusId, ORDER_STATUS_ID.completed)))
    .limit(1);
  return found.length > 0;
}
