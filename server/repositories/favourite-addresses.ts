import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { customers, favouriteAddresses } from '../database/schema/customers.ts';

export type FavouriteAddressRow = typeof favouriteAddresses.$inferSelect;

/** A customer's saved places, the oldest first. */
export const favouriteAddressesOf = (database: Database, customerId: string): Promise<FavouriteAddressRow[]> =>
  database
    .select()
    .from(favouriteAddresses)
    .where(eq(favouriteAddresses.customerId, customerId))
    .orderBy(asc(favouriteAddresses.createdAt), asc(favouriteAddresses.id));

/**
 * Keeps a place; the same name and address of the same customer is changed instead of kept twice.
 * @param most so many places a customer keeps; calls that come at once are counted one after the other
 * @returns false where the customer keeps as many already, and this would be one more
 */
export const saveFavouriteAddress = (database: Database, row: FavouriteAddressRow, most: number): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, row.customerId)).for('update');
    const saved = await favouriteAddressesOf(transaction, row.customerId);
    const isNew = !saved.some(({ name, address }) => name === row.name && address === row.address);
    if (isNew && saved.length >= most) return false;
    const { id: _id, createdAt: _createdAt, ...change } = row;
    await transaction
      .insert(favouriteAddresses)
      .values(row)
      .onConflictDoUpdate({ target: [favouriteAddresses.customerId, favouriteAddresses.name, favouriteAddresses.address], set: change });
    return true;
  });

/** Forgets places of a customer; ids that are somebody else's change nothing. */
export async function deleteFavouriteAddresses(database: Database, customerId: string, ids: readonly string[]): Promise<void> {
  await database
    .delete(favouriteAddresses)
    .where(and(eq(favouriteAddresses.customerId, customerId), inArray(favouriteAddresses.id, [...ids])));
}
