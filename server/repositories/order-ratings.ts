import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Rated, RatingSum } from '#domain/orders/rating-rules.ts';
import type { Database } from '../database/database.ts';
import type { StoredSpread } from '../database/schema/columns.ts';
import { customers } from '../database/schema/customers.ts';
import { orderRatings } from '../database/schema/order-ratings.ts';
import { orders } from '../database/schema/orders.ts';
import { couriers } from '../database/schema/rides.ts';
import { stores } from '../database/schema/stores.ts';
import { firstRow } from '../database/first-row.ts';

export type OrderRatingRow = typeof orderRatings.$inferSelect;

export const ratingsOfOrders = async (database: Database, orderIds: readonly string[]): Promise<OrderRatingRow[]> =>
  orderIds.length === 0
    ? []
    : database
        .select()
        .from(orderRatings)
        .where(inArray(orderRatings.orderId, [...orderIds]));

/** Notes a rating where there is none of this one yet. @returns whether this call was the one */
export async function insertRating(transaction: Database, rating: OrderRatingRow): Promise<boolean> {
  const inserted = await transaction.insert(orderRatings).values(rating).onConflictDoNothing().returning({ stars: orderRatings.stars });
  return inserted.length === 1;
}

export const lockRating = (transaction: Database, orderId: string, rated: Rated): Promise<OrderRatingRow | null> =>
  firstRow(
    transaction
      .select()
      .from(orderRatings)
      .where(and(eq(orderRatings.orderId, orderId), eq(orderRatings.rated, rated)))
      .for('update'),
  );

export async function changeRating(
  transaction: Database,
  { orderId, rated, stars, review, changedAt }: Pick<OrderRatingRow, 'orderId' | 'rated' | 'stars' | 'review' | 'changedAt'>,
): Promise<void> {
  await transaction
    .update(orderRatings)
    .set({ stars, review, changedAt })
    .where(and(eq(orderRatings.orderId, orderId), eq(orderRatings.rated, rated)));
}

export async function addToRatings(
  transaction: Database,
  { storeId, courierId }: Pick<OrderRatingRow, 'storeId' | 'courierId'>,
  { count, stars }: RatingSum,
): Promise<void> {
  if (count === 0 && stars === 0) return;
  if (storeId !== null)
    await transaction
      .update(stores)
      .set({ ratedCount: sql`${stores.ratedCount} + ${count}`, ratedStars: sql`${stores.ratedStars} + ${stars}` })
      .where(eq(stores.id, storeId));
  if (courierId !== null)
    await transaction
      .update(couriers)
      .set({ ratedCount: sql`${couriers.ratedCount} + ${count}`, ratedStars: sql`${couriers.ratedStars} + ${stars}` })
      .where(eq(couriers.id, courierId));
}

export const writtenOfStore = (database: Database, storeId: string, before: { at: number; id: string } | null, most: number) =>
  database
    .select({
      orderId: orderRatings.orderId,
      stars: orderRatings.stars,
      text: orderRatings.review,
      at: orderRatings.ratedAt,
      firstName: customers.firstName,
      lastName: customers.lastName,
    })
    .from(orderRatings)
    .innerJoin(orders, eq(orders.id, orderRatings.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orderRatings.storeId, storeId),
        ne(orderRatings.review, ''),
        before === null
          ? undefined
          : or(lt(orderRatings.ratedAt, before.at), and(eq(orderRatings.ratedAt, before.at), lt(orderRatings.orderId, before.id))),
      ),
    )
    .orderBy(desc(orderRatings.ratedAt), desc(orderRatings.orderId))
    .limit(most);

export async function spreadOfStore(database: Database, storeId: string): Promise<StoredSpread> {
  const counted = await database
    .select({ stars: orderRatings.stars, count: sql<number>`count(*)::int` })
    .from(orderRatings)
    .where(eq(orderRatings.storeId, storeId))
    .groupBy(orderRatings.stars);
  const of = (stars: number) => counted.find((row) => row.stars === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}
