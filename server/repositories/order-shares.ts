import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderShares } from '../database/schema/order-news.ts';
import { orders } from '../database/schema/orders.ts';
import type { OrderRow } from './orders.ts';

/** Notes a link to an order. So many links of it live at once at most: the oldest end. */
export async function insertShare(
  database: Database,
  { tokenHash, orderId, createdAt, most }: { tokenHash: string; orderId: string; createdAt: number; most: number },
): Promise<void> {
  await database.insert(orderShares).values({ tokenHash, orderId, createdAt });
  const all = await database
    .select({ tokenHash: orderShares.tokenHash })
    .from(orderShares)
    .where(eq(orderShares.orderId, orderId))
    .orderBy(asc(orderShares.createdAt), asc(orderShares.tokenHash));
  const surplus = all
    .map((share) => share.tokenHash)
    .filter((hash) => hash !== tokenHash)
    .slice(0, Math.max(0, all.length - most));
  if (surplus.length > 0) await database.delete(orderShares).where(inArray(orderShares.tokenHash, surplus));
}

/** Ends every link to an order. */
export async function withdrawShares(database: Database, orderId: string): Promise<void> {
  await database.delete(orderShares).where(eq(orderShares.orderId, orderId));
}

export async function isShared(database: Database, orderId: string): Promise<boolean> {
  const found = await database.select({ orderId: orderShares.orderId }).from(orderShares).where(eq(orderShares.orderId, orderId)).limit(1);
  return found.length > 0;
}

/** The order that a link shows, or null. */
export async function findSharedOrder(database: Database, tokenHash: string): Promise<OrderRow | null> {
  const [found] = await database
    .select({ order: orders })
    .from(orderShares)
    .innerJoin(orders, eq(orders.id, orderShares.orderId))
    .where(eq(orderShares.tokenHash, tokenHash));
  return found?.order ?? null;
}
