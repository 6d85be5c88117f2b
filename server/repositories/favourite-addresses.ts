import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { customers, favouriteAddresses } from '../database/schema/customers.ts';

export type FavouriteAddressRow = typeof favouriteAddresses.$inferSelect;

export const favouriteAddressesOf = (database: Database, customerId: string): Promise<FavouriteAddressRow[]> =>
  database
    .select()
    .from(favouriteAddresses)
    .where(eq(favouriteAddresses.customerId, customerId))
    .orderBy(asc(favouriteAddresses.createdAt), asc(favouriteAddresses.id));

/**
 * Keeps a place; the same name and address of the same customer is changed instead of kept twice.
 * @param most so many places a customer keeps; calls that come at once are counted one after the other
 * @param instead the id of the customer's place that becomes this one, in its turn; one that they do not keep counts as none
 * @returns false where the customer keeps as many already, and this would be one more
 */
export const saveFavouriteAddress = (
  database: Database,
  row: FavouriteAddressRow,
  { most, instead }: { readonly most: number; readonly instead: string | null },
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    await transaction.select({ id: customers.id }).from(customers).where(eq(customers.id, row.customerId)).for('update');
    const saved = await favouriteAddressesOf(transaction, row.customerId);
    const same = saved.find(({ name, address }) => name === row.name && address === row.address);
    const changed = saved.find(({ id }) => id === instead) ?? same;
    if (!changed && saved.length >= most) return false;
    if (!changed) {
      await transaction.insert(favouriteAddresses).values(row);
      return true;
    }
    // What was changed into another one that is kept becomes one with it.
    if (same && same.id !== changed.id) await transaction.delete(favouriteAddresses).where(eq(favouriteAddresses.id, same.id));
    const { id: _id, createdAt: _createdAt, ...change } = row;
    await transaction.update(favouriteAddresses).set(change).where(eq(favouriteAddresses.id, changed.id));
    return true;
  });

/** Forgets places of a customer; ids that are somebody else's change nothing. */
export async function deleteFavouriteAddresses(database: Database, customerId: string, ids: readonly string[]): Promise<void> {
  await database
    .delete(favouriteAddresses)
    .where(and(eq(favouriteAddresses.customerId, customerId), inArray(favouriteAddresses.id, [...ids])));
}
