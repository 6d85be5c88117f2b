import { and, desc, eq, inArray } from 'drizzle-orm';
import { ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { orderShares } from '../database/schema/order-news.ts';
import { orders } from '../database/schema/orders.ts';
import type { OrderRow } from './orders.ts';

/**
 * Notes a link to a running order. So many links of it live at once at most: the oldest end.
 * @returns whether the order still runs
 */
export const insertShare = (
  database: Database,
  { tokenHash, orderId, createdAt, most }: { tokenHash: string; orderId: string; createdAt: number; most: number },
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    // An order that ends at this moment ends its links with it: one of the two waits for the other.
    const [running] = await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.statusId, ORDER_STATUS_ID.running)))
      .for('update');
    if (!running) return false;
    const older = await transaction
      .select({ tokenHash: orderShares.tokenHash })
      .from(orderShares)
      .where(eq(orderShares.orderId, orderId))
      .orderBy(desc(orderShares.createdAt), desc(orderShares.tokenHash));
    const surplus = older.slice(most - 1).map((share) => share.tokenHash);
    if (surplus.length > 0) await transaction.delete(orderShares).where(inArray(orderShares.tokenHash, surplus));
    await transaction.insert(orderShares).values({ tokenHash, orderId, createdAt });
    return true;
  });

export async function withdrawShares(database: Database, orderId: string): Promise<void> {
  await database.delete(orderShares).where(eq(orderShares.orderId, orderId));
}

export async function isShared(database: Database, orderId: string): Promise<boolean> {
  const found = await database.select({ orderId: orderShares.orderId }).from(orderShares).where(eq(orderShares.orderId, orderId)).limit(1);
  return found.length > 0;
}

export async function findSharedOrder(database: Database, tokenHash: string): Promise<OrderRow | null> {
  const [found] = await database
    .select({ order: orders })
    .from(orderShares)
    .innerJoin(orders, eq(orders.id, orderShares.orderId))
    .where(eq(orderShares.tokenHash, tokenHash));
  return found?.order ?? null;
}
