import { foldCode } from '#domain/pricing/promo.ts';
import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { ORDER_STATUS_ID } from '#contract/order-status.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { promoCustomers, promoHolds, promos } from '../database/schema/promos.ts';
import { firstRow } from '../database/first-row.ts';

export type PromoRow = typeof promos.$inferSelect;

export const findPromoByCode = (database: Database, code: string): Promise<PromoRow | null> =>
  firstRow(
    database
      .select()
      .from(promos)
      .where(eq(promos.codeFolded, foldCode(code))),
  );

export const findPromo = (database: Database, id: string): Promise<PromoRow | null> =>
  firstRow(database.select().from(promos).where(eq(promos.id, id)));

export async function promosTaken(database: Database, promoId: string, customerId: string): Promise<number> {
  const [found] = await database
    .select({ taken: promoCustomers.taken })
    .from(promoCustomers)
    .where(and(eq(promoCustomers.promoId, promoId), eq(promoCustomers.customerId, customerId)));
  return found?.taken ?? 0;
}

export async function liveOrderCount(database: Database, customerId: string): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.statusId, [ORDER_STATUS_ID.cancelled, ORDER_STATUS_ID.rejected])));
  return row?.count ?? 0;
}

/**
 * Holds one use of a promo for a payment, by updates that only pass below the limits: of many at once, as many win as
 * there are uses. Answers why not, or null when it is held.
 */
export async function holdPromo(
  database: Database,
  promo: PromoRow,
  holder: { orderPaymentId: string; customerId: string },
): Promise<'promo_used_up' | 'promo_already_used' | null> {
  const [held] = await database
    .update(promos)
    .set({ holds: sql`${promos.holds} + 1` })
    .where(
      and(
        eq(promos.id, promo.id),
        eq(promos.active, true),
        or(isNull(promos.usesLimit), lt(sql`${promos.uses} + ${promos.holds}`, promos.usesLimit)),
      ),
    )
    .returning({ id: promos.id });
  if (!held) return 'promo_used_up';
  const [taken] = await database
    .insert(promoCustomers)
    .values({ promoId: promo.id, customerId: holder.customerId, taken: 1 })
    .onConflictDoUpdate({
      target: [promoCustomers.promoId, promoCustomers.customerId],
      set: { taken: sql`${promoCustomers.taken} + 1` },
      ...(promo.usesPerCustomer === null ? {} : { setWhere: lt(promoCustomers.taken, promo.usesPerCustomer) }),
    })
    .returning({ taken: promoCustomers.taken });
  if (!taken) {
    await database
      .update(promos)
      .set({ holds: sql`${promos.holds} - 1` })
      .where(eq(promos.id, promo.id));
    return 'promo_already_used';
  }
  await database.insert(promoHolds).values({ ...holder, promoId: promo.id, state: 'held' });
  return null;
}

export async function countPromo(database: Database, orderPaymentId: string): Promise<void> {
  const [used] = await database
    .update(promoHolds)
    .set({ state: 'used' })
    .where(and(eq(promoHolds.orderPaymentId, orderPaymentId), eq(promoHolds.state, 'held')))
    .returning();
  if (used)
    await database
      .update(promos)
      .set({ holds: sql`${promos.holds} - 1`, uses: sql`${promos.uses} + 1` })
      .where(eq(promos.id, used.promoId));
}

/** Gives back what a payment holds or its order has used; a second time it does nothing. */
export async function releasePromo(database: Database, orderPaymentId: string): Promise<void> {
  const [deleted] = await database.delete(promoHolds).where(eq(promoHolds.orderPaymentId, orderPaymentId)).returning();
  if (!deleted) return;
  await database
    .update(promos)
    .set(deleted.state === 'held' ? { holds: sql`${promos.holds} - 1` } : { uses: sql`${promos.uses} - 1` })
    .where(eq(promos.id, deleted.promoId));
  await database
    .update(promoCustomers)
    .set({ taken: sql`${promoCustomers.taken} - 1` })
    .where(and(eq(promoCustomers.promoId, deleted.promoId), eq(promoCustomers.customerId, deleted.customerId)));
}
