import { and, eq, gt, gte, inArray, isNull, lt, ne, not, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idsAfter } from '../database/id-of-instant.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { FrozenOrder } from '../database/frozen-order.ts';
import { carts } from '../database/schema/carts.ts';
import { cardIntents } from '../database/schema/payments.ts';
import { courierImages } from '../database/schema/courier-images.ts';
import { orderRatings } from '../database/schema/order-ratings.ts';
import { orderProblems } from '../database/schema/order-problems.ts';
import { orderPayments, orders } from '../database/schema/orders.ts';
import { rides } from '../database/schema/rides.ts';

/** The index's own words (`carts_forgotten`). */
const endsByItself = sql`(${carts.state} in ('parked', 'merged') or (${carts.state} = 'open' and (${carts.customerId} is null or ${carts.deliveryType} = 2)))`;

/** A payment that anybody ever paid, however it came out: the books speak of it. */
const wasPaid = or(not(inArray(orderPayments.state, ['open', 'released'])), gt(orderPayments.attempt, 0));

/**
 * Deletes baskets that end by themselves and were not changed since an instant, with their payments that nobody ever
 * paid. One whose payment was begun at any time stays, and so does one that was priced since.
 * @returns how many, at most `most`
 */
export const deleteForgottenCarts = (database: Database, before: number, most: number): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const living = transaction
      .select({ one: sql`1` })
      .from(orderPayments)
      .where(and(eq(orderPayments.cartId, carts.id), or(wasPaid, gte(orderPayments.updatedAt, before))));
    const ordered = transaction
      .select({ one: sql`1` })
      .from(orders)
      .where(eq(orders.cartId, carts.id));
    const found = await transaction
      .select({ id: carts.id })
      .from(carts)
      // What was last changed before was made before: so it is found among the oldest, without those that came since.
      .where(and(endsByItself, lt(carts.id, idsAfter(before)), lt(carts.updatedAt, before), notExists(living), notExists(ordered)))
      .orderBy(carts.id)
      .limit(most)
      // Somebody who comes back at this moment keeps theirs; several processes take different ones.
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.delete(orderPayments).where(and(inArray(orderPayments.cartId, ids), not(wasPaid ?? sql`false`)));
    await transaction.delete(carts).where(inArray(carts.id, ids));
    return ids.length;
  });

/** What is left of an order without who it was for and where it went: what was sold and what it cost. */
export const withoutPeople = (order: FrozenOrder): FrozenOrder => ({
  ...order,
  orderDetails: order.orderDetails.map((entry) => ({ ...entry, items: entry.items.map((item) => ({ ...item, note_for_item: '' })) })),
  destination: null,
  pickup: null,
  deliveryNote: '',
  contactName: '',
  contactPhone: '',
});

export async function emptyPayment(
  transaction: Database,
  { id, cartId, order }: Pick<typeof orderPayments.$inferSelect, 'id' | 'cartId' | 'order'>,
): Promise<void> {
  await transaction
    .update(orderPayments)
    .set({ order: withoutPeople(order), commands: [] })
    .where(eq(orderPayments.id, id));
  await transaction.update(cardIntents).set({ clientSecret: null }).where(eq(cardIntents.orderPaymentId, id));
  await transaction
    .update(carts)
    .set({ lines: [], destination: null, pickup: null })
    .where(and(eq(carts.id, cartId), ne(carts.state, 'open')));
}

export async function emptyOrder(
  transaction: Database,
  { order, payment }: { readonly order: typeof orders.$inferSelect; readonly payment: Parameters<typeof emptyPayment>[1] },
  now: number,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ order: withoutPeople(order.order), cancelReason: null, pickupCode: '', deliveryCode: '', pseudonymisedAt: now })
    .where(eq(orders.id, order.id));
  await transaction.delete(courierImages).where(eq(courierImages.cartId, order.cartId));
  await transaction.delete(rides).where(eq(rides.orderId, order.id));
  await transaction.update(orderProblems).set({ note: '', answer: '' }).where(eq(orderProblems.orderId, order.id));
  await transaction.update(orderRatings).set({ review: '' }).where(eq(orderRatings.orderId, order.id));
  await emptyPayment(transaction, payment);
}

/** Takes people out of the orders that were made before an instant; amounts stay. @returns how many, at most `most` */
export const pseudonymiseOrders = (
  database: Database,
  { before, now, most }: { before: number; now: number; most: number },
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const found = await transaction
      .select({ order: orders, payment: orderPayments })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.id, orders.orderPaymentId))
      .where(and(isNull(orders.pseudonymisedAt), lt(orders.createdAt, before)))
      .orderBy(orders.createdAt)
      .limit(most)
      .for('update', { of: orders, skipLocked: true });
    for (const each of found) await emptyOrder(transaction, each, now);
    return found.length;
  });

export const pseudonymisePayments = (database: Database, before: number, most: number): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const found = await transaction
      .select()
      .from(orderPayments)
      .where(
        and(
          sql`${orderPayments.state} in ('open', 'released') and ${orderPayments.attempt} > 0`,
          lt(orderPayments.id, idsAfter(before)),
          lt(orderPayments.updatedAt, before),
          ne(sql`${orderPayments.order} ->> 'contactName'`, ''),
        ),
      )
      .limit(most)
      .for('update', { skipLocked: true });
    for (const payment of found) await emptyPayment(transaction, payment);
    return found.length;
  });
