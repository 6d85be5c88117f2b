import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { cities, vehicles } from '../database/schema/cities.ts';
import { customers } from '../database/schema/customers.ts';
import { couriers } from '../database/schema/rides.ts';
import { marks } from '../database/schema/marks.ts';
import { rowsOfCity } from '../cities/city-rows.ts';
import { writeCity, writeGazetteer } from '../repositories/write-city.ts';
import { idFrom } from '../secrets/ids.ts';
import { CUSTOMERS } from './demo-customers.ts';
import { demoCity, demoCityDigest, DEMO_CITY_ID } from './demo-content.ts';
import { fillCustomers } from './fill-customers.ts';

const MARK = 'demo-city';

export async function hasDemoAccounts(database: Database): Promise<boolean> {
  const ids = CUSTOMERS.map(({ key }) => idFrom('customer', key));
  return (await database.select({ id: customers.id }).from(customers).where(inArray(customers.id, ids)).limit(1)).length > 0;
}

/**
 * Fills an empty database with the demo city and, unless they are left out, its customers; one that is filled already is
 * left as it is, but that customers who were left out come when they are wanted.
 */
export async function fillWithDemoCity(
  database: Database,
  { accounts = true, ...input }: { now: number; passwordCost: number; accounts?: boolean },
): Promise<void> {
  const [filled] = await database.select().from(marks).where(eq(marks.key, MARK));
  const digest = demoCityDigest();
  if (!filled) await fillCity(database, digest);
  else if (filled.value !== digest) await bringWhatCameLater(database, digest);
  if (accounts && !(await hasDemoAccounts(database))) await inTransaction(database, (transaction) => fillCustomers(transaction, input));
}

async function bringWhatCameLater(database: Database, digest: string): Promise<void> {
  const rows = rowsOfCity(demoCity());
  await database
    .insert(couriers)
    .values([...rows.couriers])
    .onConflictDoNothing();
  const { parcelTariff, roads } = rows.city;
  await database
    .update(cities)
    .set({ parcelTariff })
    .where(and(eq(cities.id, DEMO_CITY_ID), isNull(cities.parcelTariff)));
  await database
    .update(cities)
    .set({ roads })
    .where(and(eq(cities.id, DEMO_CITY_ID), isNull(cities.roads)));
  await database
    .insert(vehicles)
    .values([...rows.vehicles])
    .onConflictDoNothing();
  await writeGazetteer(database, rows.gazetteer);
  await database.update(marks).set({ value: digest }).where(eq(marks.key, MARK));
}

const fillCity = (database: Database, digest: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await writeCity(transaction, rowsOfCity(demoCity()));
    await transaction.insert(marks).values({ key: MARK, value: digest });
  });
