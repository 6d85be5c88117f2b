import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { carts } from '../database/schema/carts.ts';

export type Cart = typeof carts.$inferSelect;
/** Whose basket it is: a customer's, or the guest's who holds the token. */
export type CartOwner = { readonly customerId: string } | { readonly guestHash: string };

const ownedBy = (owner: CartOwner) =>
  'customerId' in owner ? eq(carts.customerId, owner.customerId) : and(eq(carts.guestHash, owner.guestHash), isNull(carts.customerId));

/** What a basket holds: a store's items, or nothing. Each kind is priced, and may be had, by rules of its own. */
export type Content = { readonly kind: 'items'; readonly storeId: string } | { readonly kind: 'nothing' };

/** What a basket holds, whatever is left in it of a store that it was of. */
export const contentOf = ({ storeId, lines }: Pick<Cart, 'storeId' | 'lines'>): Content =>
  storeId === null || lines.length === 0 ? { kind: 'nothing' } : { kind: 'items', storeId };

/** The owner's open basket, or null. */
export async function findOpenCart(database: Database, owner: CartOwner): Promise<Cart | null> {
  const [found] = await database
    .select()
    .from(carts)
    .where(and(ownedBy(owner), eq(carts.state, 'open')));
  return found ?? null;
}

export async function findCart(database: Database, id: string): Promise<Cart | null> {
  const [found] = await database.select().from(carts).where(eq(carts.id, id));
  return found ?? null;
}

/** The same row, locked until the transaction ends. */
export async function lockCart(database: Database, id: string): Promise<Cart | null> {
  const [found] = await database.select().from(carts).where(eq(carts.id, id)).for('update');
  return found ?? null;
}

/** @throws when the owner has an open basket already. */
export async function insertCart(database: Database, cart: Cart): Promise<Cart> {
  const [inserted] = await database.insert(carts).values(cart).returning();
  if (!inserted) throw new Error('The cart was not inserted');
  return inserted;
}

/** The highest version that any basket of the owner has reached, ordered and parked ones included; 0 before the first. */
export async function latestVersion(database: Database, owner: CartOwner): Promise<number> {
  const [found] = await database
    .select({ version: max(carts.version) })
    .from(carts)
    .where(ownedBy(owner));
  return found?.version ?? 0;
}

/** The owner's parked baskets changed after an instant, the newest first. */
export const parkedCarts = (database: Database, owner: CartOwner, after: number, most: number): Promise<Cart[]> =>
  database
    .select()
    .from(carts)
    .where(and(ownedBy(owner), eq(carts.state, 'parked'), gt(carts.updatedAt, after)))
    .orderBy(desc(carts.updatedAt))
    .limit(most);

/** Changes a parked basket; null when it is no longer parked. */
export async function updateParkedCart(database: Database, id: string, change: Partial<Omit<Cart, 'id'>>): Promise<Cart | null> {
  const [updated] = await database
    .update(carts)
    .set(change)
    .where(and(eq(carts.id, id), eq(carts.state, 'parked')))
    .returning();
  return updated ?? null;
}

/** Gives a guest's parked baskets to a customer. */
export async function giveParkedCarts(database: Database, guestHash: string, customerId: string): Promise<void> {
  await database
    .update(carts)
    .set({ customerId, guestHash: null })
    .where(and(ownedBy({ guestHash }), eq(carts.state, 'parked')));
}

/**
 * Changes an open basket and counts its version up, unless another is given with the change; null when it is no longer
 * open, or not at `version` where one is given.
 */
export async function updateOpenCart(
  database: Database,
  id: string,
  change: Partial<Omit<Cart, 'id'>>,
  version?: number,
): Promise<Cart | null> {
  const [updated] = await database
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, ...change })
    .where(and(eq(carts.id, id), eq(carts.state, 'open'), version === undefined ? undefined : eq(carts.version, version)))
    .returning();
  return updated ?? null;
}

/** Gives a basket back to its customer that a decided order had taken. */
export async function giveCartBack(database: Database, id: string, change: Pick<Cart, 'state' | 'updatedAt'>): Promise<void> {
  await database
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, ...change })
    .where(and(eq(carts.id, id), eq(carts.state, 'ordered')));
}
