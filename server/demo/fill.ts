import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { cities, vehicles } from '../database/schema/cities.ts';
import { customers } from '../database/schema/customers.ts';
import { couriers } from '../database/schema/rides.ts';
import { marks } from '../database/schema/marks.ts';
import { cityIdOf, rowsOfCity } from '../cities/city-rows.ts';
import { writeCity, writeGazetteer } from '../repositories/write-city.ts';
import { idFrom } from '../secrets/ids.ts';
import { ADVERTS } from './adverts.ts';
import { CATEGORIES } from './categories.ts';
import { CUSTOMERS } from './demo-customers.ts';
import { DEMO_CITY } from './demo-content.ts';
import { fillCustomers } from './fill-customers.ts';
import { PROMOS } from './demo-promos.ts';
import { STORES } from './demo-stores.ts';

export const DEMO_CITY_ID = cityIdOf(DEMO_CITY.key);
const MARK = 'demo-city';

/** A fingerprint of the demo data, to be found in a database that was filled with it. */
const demoFingerprint = (): string => createHash('sha256').update(JSON.stringify([CATEGORIES, STORES, ADVERTS, PROMOS, CUSTOMERS])).digest('hex').slice(0, 16);

/** Whether the database has customers whose password is published. */
export async function hasDemoAccounts(database: Database): Promise<boolean> {
  const ids = CUSTOMERS.map(({ key }) => idFrom('customer', key));
  return (await database.select({ id: customers.id }).from(customers).where(inArray(customers.id, ids)).limit(1)).length > 0;
}

/**
 * Fills an empty database with the demo city and, unless they are left out, its customers; one that is filled already is
 * left as it is, but that customers who were left out come when they are wanted.
 */
export async function fillWithDemoCity(database: Database, { accounts = true, ...input }: { now: number; passwordCost: number; accounts?: boolean }): Promise<void> {
  const [filled] = await database.select().from(marks).where(eq(marks.key, MARK));
  if (!filled) await fillCity(database);
  else await bringWhatCameLater(database);
  if (accounts && !(await hasDemoAccounts(database))) await inTransaction(database, (transaction) => fillCustomers(transaction, input));
}

/**
 * What came after a database was filled: couriers, and vehicles with what they ask, and how ways are estimated, where they are not
 * there yet; and the addresses, which are those of this server.
 */
async function bringWhatCameLater(database: Database): Promise<void> {
  const rows = rowsOfCity(DEMO_CITY);
  await database.insert(couriers).values([...rows.couriers]).onConflictDoNothing();
  const { parcelTariff, roads } = rows.city;
  await database.update(cities).set({ parcelTariff }).where(and(eq(cities.id, DEMO_CITY_ID), isNull(cities.parcelTariff)));
  await database.update(cities).set({ roads }).where(and(eq(cities.id, DEMO_CITY_ID), isNull(cities.roads)));
  await database.insert(vehicles).values([...rows.vehicles]).onConflictDoNothing();
  await writeGazetteer(database, rows.gazetteer);
}

const fillCity = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await writeCity(transaction, rowsOfCity(DEMO_CITY));
    await transaction.insert(marks).values({ key: MARK, value: demoFingerprint() });
  });
