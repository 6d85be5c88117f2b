import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { favouriteAddresses } from '../database/schema/customers.ts';

export type FavouriteAddressRow = typeof favouriteAddresses.$inferSelect;

/** A customer's saved places, the oldest first. */
export const favouriteAddressesOf = (database: Database, customerId: string): Promise<FavouriteAddressRow[]> =>
  database
    .select()
    .from(favouriteAddresses)
    .where(eq(favouriteAddresses.customerId, customerId))
    .orderBy(asc(favouriteAddresses.createdAt), asc(favouriteAddresses.id));

/** Keeps a place; the same name and address of the same customer is changed instead of kept twice. */
export async function saveFavouriteAddress(database: Database, row: FavouriteAddressRow): Promise<void> {
  const { id: _id, createdAt: _createdAt, ...change } = row;
  await database
    .insert(favouriteAddresses)
    .values(row)
    .onConflictDoUpdate({ target: [favouriteAddresses.customerId, favouriteAddresses.name, favouriteAddresses.address], set: change });
}

/** Forgets places of a customer; ids that are somebody else's change nothing. */
export async function deleteFavouriteAddresses(database: Database, customerId: string, ids: readonly string[]): Promise<void> {
  await database
    .delete(favouriteAddresses)
    .where(and(eq(favouriteAddresses.customerId, customerId), inArray(favouriteAddresses.id, [...ids])));
}
