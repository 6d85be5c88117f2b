import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { couriers, rides } from '../database/schema/rides.ts';
import { firstRow } from '../database/first-row.ts';

export type RideRow = typeof rides.$inferSelect;
export type CourierRow = typeof couriers.$inferSelect;
export type RideOfCourier = { readonly ride: RideRow; readonly courier: CourierRow };

export const findRide = (database: Database, orderId: string): Promise<RideOfCourier | null> =>
  firstRow(
    database
      .select({ ride: rides, courier: couriers })
      .from(rides)
      .innerJoin(couriers, eq(couriers.id, rides.courierId))
      .where(eq(rides.orderId, orderId)),
  );

/** The courier of a city with the fewest running orders, the longest there first among equals; null where there is none. */
export async function freestCourier(database: Database, cityId: string): Promise<CourierRow | null> {
  const running = database
    .select({ courierId: rides.courierId, running: count().as('running') })
    .from(rides)
    .innerJoin(orders, and(eq(orders.id, rides.orderId), eq(orders.statusId, 1)))
    .groupBy(rides.courierId)
    .as('running_rides');
  const all = await database
    .select({ courier: couriers, running: running.running })
    .from(couriers)
    .leftJoin(running, eq(running.courierId, couriers.id))
    .where(eq(couriers.cityId, cityId))
    .orderBy(asc(couriers.uniqueId));
  return all.toSorted((one, other) => (one.running ?? 0) - (other.running ?? 0))[0]?.courier ?? null;
}

/** Notes who brings an order and along which road; one that is noted stays. */
export async function insertRide(transaction: Database, ride: RideRow): Promise<void> {
  await transaction.insert(rides).values(ride).onConflictDoNothing();
}
