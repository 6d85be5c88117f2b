import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderPayments } from '../database/schema/orders.ts';
import { slotPlaces, slots } from '../database/schema/slots.ts';

export type SlotRow = typeof slots.$inferSelect;

export const slotsAfter = async (database: Database, storeIds: readonly string[], instant: number): Promise<SlotRow[]> =>
  storeIds.length === 0
    ? []
    : database
        .select()
        .from(slots)
        .where(and(inArray(slots.storeId, [...storeIds]), gt(slots.startsAt, instant)));

export async function slotsHeldFor(database: Database, cartId: string): Promise<string[]> {
  const rows = await database
    .select({ slotId: slotPlaces.slotId })
    .from(slotPlaces)
    .innerJoin(orderPayments, eq(orderPayments.id, slotPlaces.orderPaymentId))
    .where(eq(orderPayments.cartId, cartId));
  return rows.map(({ slotId }) => slotId);
}

/**
 * Takes one place of a slot for a payment, in one conditional update: whoever comes when all are taken gets none. A
 * payment that has a place there already keeps it.
 * @returns whether the payment has a place now
 */
export async function takePlace(database: Database, slot: Omit<SlotRow, 'taken'>, orderPaymentId: string): Promise<boolean> {
  const [mine] = await database.select().from(slotPlaces).where(eq(slotPlaces.orderPaymentId, orderPaymentId)).for('update');
  if (mine?.slotId === slot.id) return true;
  if (mine) await givePlaceBack(database, orderPaymentId);
  if (slot.capacity < 1) return false;
  const [taken] = await database
    .insert(slots)
    .values({ ...slot, taken: 1 })
    .onConflictDoUpdate({
      target: slots.id,
      set: { taken: sql`${slots.taken} + 1`, capacity: slot.capacity },
      setWhere: sql`${slots.taken} < ${slot.capacity}`,
    })
    .returning({ id: slots.id });
  if (!taken) return false;
  await database.insert(slotPlaces).values({ orderPaymentId, slotId: slot.id });
  return true;
}

/** How many places in slots a customer's payments hold for orders that are not made yet, beside one payment's. */
export async function placesHeldBeside(database: Database, customerId: string, orderPaymentId: string): Promise<number> {
  const [held] = await database
    .select({ count: count() })
    .from(slotPlaces)
    .innerJoin(orderPayments, eq(orderPayments.id, slotPlaces.orderPaymentId))
    .where(
      and(
        eq(orderPayments.customerId, customerId),
        sql`${orderPayments.state} in ('held', 'paid', 'ordering', 'releasing')`,
        ne(orderPayments.id, orderPaymentId),
      ),
    );
  return held?.count ?? 0;
}

export async function fillSlot(database: Database, slot: Omit<SlotRow, 'taken'>, isFull: boolean): Promise<void> {
  const had = sql`(select count(*)::int from ${slotPlaces} where ${slotPlaces.slotId} = ${slot.id})`;
  const taken = isFull ? slot.capacity : had;
  await database
    .insert(slots)
    .values({ ...slot, taken })
    .onConflictDoUpdate({ target: slots.id, set: { taken, capacity: slot.capacity } });
}

/** Gives back the place that a payment has, if it has one; once, however often it is asked. */
export async function givePlaceBack(database: Database, orderPaymentId: string): Promise<void> {
  const [place] = await database
    .delete(slotPlaces)
    .where(eq(slotPlaces.orderPaymentId, orderPaymentId))
    .returning({ slotId: slotPlaces.slotId });
  if (place)
    await database
      .update(slots)
      .set({ taken: sql`${slots.taken} - 1` })
      .where(eq(slots.id, place.slotId));
}
