import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { DELIVERY_TYPE, type RejectReason } from '#contract/enumerations.ts';
import { ORDER_STATUS, ORDER_STATUS_ID } from '#contract/order-status.ts';
import { isEndedWithoutSuccess, isTerminal } from '#domain/orders/progress.ts';
import type { Database } from '../database/database.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { COLUMNS_OF_PARTS, type PartsOfRow } from '../database/payment-parts.ts';
import { cities } from '../database/schema/cities.ts';
import { stores } from '../database/schema/stores.ts';
import { orderPayments, orders, orderStatuses } from '../database/schema/orders.ts';
import type { City } from './cities.ts';
import { firstRow } from '../database/first-row.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderStatusRow = typeof orderStatuses.$inferSelect;

const AT_ONCE = 50;

const ofPayment = preparedStatement((on) =>
  on
    .select()
    .from(orders)
    .where(eq(orders.orderPaymentId, sql.placeholder('orderPaymentId'))),
);

export const findOrderOfPayment = (database: Database, orderPaymentId: string): Promise<OrderRow | null> =>
  firstRow(ofPayment(database, { orderPaymentId }));

export async function lastVehicleOf(database: Database, customerId: string): Promise<string | null> {
  const [last] = await database
    .select({ order: orders.order })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.deliveryType, DELIVERY_TYPE.courier)))
    .orderBy(desc(orders.uniqueId))
    .limit(1);
  return last?.order.vehicle?.id ?? null;
}

/** A customer's order; somebody else's looks like a missing one. */
export const findOrder = (database: Database, id: string, customerId: string): Promise<OrderRow | null> =>
  firstRow(
    database
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.customerId, customerId))),
  );

export const statusesOf = (database: Database, orderId: string): Promise<OrderStatusRow[]> =>
  database.select().from(orderStatuses).where(eq(orderStatuses.orderId, orderId)).orderBy(asc(orderStatuses.at), asc(orderStatuses.status));

export const statusesOfAll = async (database: Database, orderIds: readonly string[]): Promise<OrderStatusRow[]> =>
  orderIds.length === 0
    ? []
    : database
        .select()
        .from(orderStatuses)
        .where(inArray(orderStatuses.orderId, [...orderIds]))
        .orderBy(asc(orderStatuses.at), asc(orderStatuses.status));

/** A customer's orders that are under way, the newest first, at most fifty, each with its city, what paid it, and its store's name and picture where it has one. */
export const activeOrdersOf = (database: Database, customerId: string) =>
  database
    .select({ order: orders, storeName: stores.name, storeImage: stores.image, city: cities, parts: COLUMNS_OF_PARTS })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    // The index's own words.
    .where(and(eq(orders.customerId, customerId), sql`${orders.statusId} = 1`))
    .orderBy(desc(orders.uniqueId))
    .limit(AT_ONCE);

export async function noteInvoiceShown(database: Database, id: string, at: number): Promise<void> {
  await database
    .update(orders)
    .set({ invoiceShownAt: at })
    .where(and(eq(orders.id, id), isNull(orders.invoiceShownAt)));
}

export const findOrderByNumber = (database: Database, number: number): Promise<OrderRow | null> =>
  firstRow(database.select().from(orders).where(eq(orders.uniqueId, number)));

export type OrderInPlace = { readonly order: OrderRow; readonly storeName: string | null; readonly city: City };

export type OperatedOrder = OrderInPlace & { readonly parts: PartsOfRow };

/** Everybody's orders that are under way, the newest first, at most fifty. */
export const activeOrders = (database: Database): Promise<OperatedOrder[]> =>
  database
    .select({ order: orders, storeName: stores.name, city: cities, parts: COLUMNS_OF_PARTS })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(sql`${orders.statusId} = 1`)
    .orderBy(desc(orders.uniqueId))
    .limit(AT_ONCE);

export const findOrderInPlace = (database: Database, id: string): Promise<OrderInPlace | null> =>
  firstRow(
    database
      .select({ order: orders, storeName: stores.name, city: cities })
      .from(orders)
      .innerJoin(cities, eq(cities.id, orders.cityId))
      .leftJoin(stores, eq(stores.id, orders.storeId))
      .where(eq(orders.id, id)),
  );

/**
 * Locks the demo order whose time to move came longest ago, until the transaction ends, but none of those that were `seen`;
 * one that somebody else has locked is theirs to move. Null where none is left.
 */
export const lockOrderDue = (transaction: Database, now: number, except: readonly string[] = []): Promise<OrderRow | null> =>
  firstRow(
    transaction
      .select()
      .from(orders)
      .where(and(isNotNull(orders.nextMoveAt), lte(orders.nextMoveAt, now), sql`${orders.id} <> all(${sql.param([...except])}::text[])`))
      .orderBy(asc(orders.nextMoveAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );

const statusIdOf = (status: number): number => {
  if (status === ORDER_STATUS.completed) return ORDER_STATUS_ID.completed;
  if (status === ORDER_STATUS.storeRejected || status === ORDER_STATUS.courierRejected) return ORDER_STATUS_ID.rejected;
  return isEndedWithoutSuccess(status) ? ORDER_STATUS_ID.cancelled : ORDER_STATUS_ID.running;
};

export type OrderChange = {
  readonly to: number;
  readonly at: number;
  readonly nextMoveAt: number | null;
  readonly estimatedAt?: number | null;
  readonly actor: string;
  /** Of a cancelled order: why, and the charge, whole minor units. */
  readonly cancelReason?: string;
  readonly rejectReason?: RejectReason | undefined;
  readonly cancelCharge?: number;
};

/**
 * Changes an order's status from the one that the caller saw, in one conditional update: of several at once, one passes.
 * @returns whether this call was the one
 */
export async function changeOrderStatus(
  transaction: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
  change: OrderChange,
): Promise<boolean> {
  const { to, at, nextMoveAt, estimatedAt, actor, cancelReason = null, rejectReason = null, cancelCharge = 0 } = change;
  const [changed] = await transaction
    .update(orders)
    .set({
      status: to,
      statusId: statusIdOf(to),
      nextMoveAt: isTerminal(to) ? null : nextMoveAt,
      endedAt: isTerminal(to) ? at : null,
      ...(typeof estimatedAt === 'number' ? { estimatedAt } : {}),
      cancelReason,
      rejectReason,
      cancelCharge,
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id });
  if (!changed) return false;
  await transaction.insert(orderStatuses).values({ orderId: order.id, status: to, at, actor });
  return true;
}
