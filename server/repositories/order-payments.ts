import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderPayments } from '../database/schema/orders.ts';

export type OrderPaymentRow = typeof orderPayments.$inferSelect;

/**
 * Writes a basket's open payment, which keeps its id from invoice to invoice. Null when a live payment is past being
 * open: it may not change any more.
 */
export async function saveOpenPayment(database: Database, payment: OrderPaymentRow): Promise<OrderPaymentRow | null> {
  const { id: _id, cartId: _cartId, ...change } = payment;
  const [saved] = await database
    .insert(orderPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: orderPayments.cartId,
      targetWhere: ne(orderPayments.state, 'released'),
      set: change,
      setWhere: sql`${orderPayments.state} in ('open', 'paid') and ${orderPayments.cardPart} = 0`,
    })
    .returning();
  return saved ?? null;
}

/** A customer's payment, locked until the transaction ends. Somebody else's looks like a missing one. */
export async function lockPayment(database: Database, id: string): Promise<OrderPaymentRow | null> {
  const [found] = await database.select().from(orderPayments).where(eq(orderPayments.id, id)).for('update');
  return found ?? null;
}

export async function updatePayment(database: Database, id: string, change: Partial<OrderPaymentRow>): Promise<void> {
  await database.update(orderPayments).set(change).where(eq(orderPayments.id, id));
}

/** The live payment of a basket that is not an order yet, or null. */
export async function findLivePaymentOfCart(database: Database, cartId: string): Promise<OrderPaymentRow | null> {
  const [found] = await database.select().from(orderPayments).where(and(eq(orderPayments.cartId, cartId), ne(orderPayments.state, 'released')));
  return found ?? null;
}
