import type { Database } from '#server/database/database.ts';
import { orderRatings } from '#server/database/schema/order-ratings.ts';
import { orders } from '#server/database/schema/orders.ts';
import { couriers, rides } from '#server/database/schema/rides.ts';
import { stores } from '#server/database/schema/stores.ts';
import { endedWell, endingOf } from '#domain/orders/ending.ts';

/**
 * Looks for what breaks I19, from the tables alone: what a store's or courier's ratings sum up to, and that each is of an order
 * that was received, and of its own store or courier.
 * @returns what is wrong, in words; empty when all is well
 */
export async function auditRatings(database: Database): Promise<string[]> {
  const rows = await database.select().from(orderRatings);
  const made = new Map((await database.select().from(orders)).map((order) => [order.id, order]));
  const courierOf = new Map((await database.select().from(rides)).map(({ orderId, courierId }) => [orderId, courierId]));
  const found: string[] = [];
  for (const row of rows) {
    const order = made.get(row.orderId);
    const ending = order && endingOf({ order_status: order.status });
    if (!ending || !endedWell(ending)) found.push(`I19: ${row.orderId} is rated and was not received`);
    if (row.storeId !== null && row.storeId !== order?.storeId) found.push(`I19: ${row.orderId} rates another store`);
    if (row.courierId !== null && courierOf.has(row.orderId) && row.courierId !== courierOf.get(row.orderId))
      found.push(`I19: ${row.orderId} rates another courier`);
  }
  const sums = [
    ...(await database.select().from(stores)).map((one) => ({ one, mine: rows.filter(({ storeId }) => storeId === one.id) })),
    ...(await database.select().from(couriers)).map((one) => ({ one, mine: rows.filter(({ courierId }) => courierId === one.id) })),
  ];
  for (const { one, mine } of sums) {
    const stars = mine.reduce((sum, row) => sum + row.stars, 0);
    if (one.ratedCount !== mine.length || one.ratedStars !== stars)
      found.push(`I19: ${one.id} counts ${one.ratedCount} ratings of ${one.ratedStars} stars instead of ${mine.length} of ${stars}`);
  }
  return found;
}
