import { and, eq } from 'drizzle-orm';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import type { Database } from '#server/database/database.ts';
import { items } from '#server/database/schema/stores.ts';
import { idFrom } from '#server/secrets/ids.ts';

/** Takes orders for now, delivered or collected. */
export const RADE = idFrom('store', 'cafe-de-la-rade');
/** Takes orders for slots. */
export const BANGKOK = idFrom('store', 'bangkok-eaux-vives');
/** The slot that everybody wants, and how many places it has. */
export const SEVEN: ScheduledTime = { date: '2026-11-20', start: '19:00', end: '19:30', at: Date.parse('2026-11-20T18:00:00Z') };
export const SLOT_CAPACITY = 3;
const DISHES = 4;

/** `price` in centimes. */
export type Dish = { readonly id: string; readonly price: number };

/** Dishes of a store that can be ordered as they are. */
export async function plainDishes(database: Database, storeId: string): Promise<Dish[]> {
  const rows = await database
    .select()
    .from(items)
    .where(and(eq(items.storeId, storeId), eq(items.soldOut, false)));
  return rows
    .filter(({ specifications }) => specifications.length === 0)
    .toSorted((a, b) => a.position - b.position || a.price - b.price)
    .slice(0, DISHES)
    .map(({ id, price }) => ({ id, price }));
}
