import type { Database } from '#server/database/database.ts';
import { findCity, type City } from '#server/repositories/cities.ts';
import type { OrderRow } from '#server/repositories/orders.ts';

export const cityOfOrder = async (database: Database, { cityId }: Pick<OrderRow, 'cityId'>): Promise<City | null> =>
  cityId === null ? null : findCity(database, cityId);
