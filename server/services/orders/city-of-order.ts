import type { Database } from '#server/database/database.ts';
import { findCity, type City } from '#server/repositories/cities.ts';
import type { OrderRow } from '#server/repositories/orders.ts';

/** The city whose rules hold for an order, or null for one that was made where none was. */
export const cityOfOrder = async (database: Database, { cityId }: Pick<OrderRow, 'cityId'>): Promise<City | null> =>
  cityId === null ? null : findCity(database, cityId);
