import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { categories, cities } from '../database/schema/cities.ts';
import { favouriteStores } from '../database/schema/customers.ts';
import { stores } from '../database/schema/stores.ts';
import type { StoreInPlace } from './stores.ts';

/** Adds favourites; those that are there already keep their place. */
export async function addFavouriteStores(database: Database, customerId: string, storeIds: readonly string[], now: number): Promise<void> {
  await database
    .insert(favouriteStores)
    .values(storeIds.map((storeId) => ({ customerId, storeId, createdAt: now })))
    .onConflictDoNothing();
}

export async function removeFavouriteStores(database: Database, customerId: string, storeIds: readonly string[]): Promise<void> {
  await database
    .delete(favouriteStores)
    .where(and(eq(favouriteStores.customerId, customerId), inArray(favouriteStores.storeId, [...storeIds])));
}

export const favouriteStoresOf = (database: Database, customerId: string): Promise<StoreInPlace[]> =>
  database
    .select({ store: stores, category: categories, city: cities })
    .from(favouriteStores)
    .innerJoin(stores, eq(stores.id, favouriteStores.storeId))
    .innerJoin(categories, eq(categories.id, stores.categoryId))
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(favouriteStores.customerId, customerId))
    .orderBy(asc(favouriteStores.createdAt), asc(favouriteStores.storeId));
