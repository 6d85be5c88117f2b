import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { ORDER_STATUS, ORDER_STATUS_ID } from '../../contract/enumerations.ts';
import { isEndedWithoutSuccess, isTerminal } from '../../domain/orders/progress.ts';
import type { Database } from '../database/database.ts';
import { stores } from '../database/schema/stores.ts';
import { orders, orderStatuses } from '../database/schema/orders.ts';
import { givePlaceBack } from './slots.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderStatusRow = typeof orderStatuses.$inferSelect;

/** @throws when the payment, or this version of the basket, has an order already. */
export async function insertOrder(database: Database, order: Omit<OrderRow, 'uniqueId' | 'cancelReason' | 'cancelCharge'>): Promise<OrderRow> {
  const [inserted] = await database.insert(orders).values(order).returning();
  if (!inserted) throw new Error('The order was not inserted');
  await database.insert(orderStatuses).values({ orderId: order.id, status: order.status, at: order.createdAt, actor: 'customer' });
  return inserted;
}

export async function findOrderOfPayment(database: Database, orderPaymentId: string): Promise<OrderRow | null> {
  const [found] = await database.select().from(orders).where(eq(orders.orderPaymentId, orderPaymentId));
  return found ?? null;
}

/** A customer's order; somebody else's looks like a missing one. */
export async function findOrder(database: Database, id: string, customerId: string): Promise<OrderRow | null> {
  const [found] = await database.select().from(orders).where(and(eq(orders.id, id), eq(orders.customerId, customerId)));
  return found ?? null;
}

export const statusesOf = (database: Database, orderId: string): Promise<OrderStatusRow[]> =>
  database.select().from(orderStatuses).where(eq(orderStatuses.orderId, orderId)).orderBy(asc(orderStatuses.at), asc(orderStatuses.status));

export const runningOrdersOf = (database: Database, customerId: string) =>
  database
    .select({ order: orders, storeName: stores.name, storeImage: stores.image })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.customerId, customerId), eq(orders.statusId, ORDER_STATUS_ID.running)))
    .orderBy(desc(orders.uniqueId));

export const ordersDueToMove = (database: Database, now: number): Promise<OrderRow[]> =>
  database.select().from(orders).where(and(isNotNull(orders.nextMoveAt), lte(orders.nextMoveAt, now))).orderBy(asc(orders.nextMoveAt)).limit(50);

/**
 * Moves an order from one status to the next, once, whoever else tries at the same time.
 * @returns whether this call was the one that moved it
 */
export async function moveOrder(database: Database, order: OrderRow, input: { to: number; at: number; nextMoveAt: number | null; actor: string }): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [moved] = await transaction
      .update(orders)
      .set({
        status: input.to,
        nextMoveAt: input.nextMoveAt,
        ...(input.to === ORDER_STATUS.completed ? { completedAt: input.at, statusId: ORDER_STATUS_ID.completed } : {}),
        ...(isTerminal(input.to) ? { nextMoveAt: null } : {}),
      })
      .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
      .returning({ id: orders.id });
    if (!moved) return false;
    if (isEndedWithoutSuccess(input.to)) await givePlaceBack(transaction, order.orderPaymentId);
    await transaction.insert(orderStatuses).values({ orderId: order.id, status: input.to, at: input.at, actor: input.actor });
    return true;
  });
}
