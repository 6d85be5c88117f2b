import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { adverts } from '../database/schema/adverts.ts';
import { categories, cities, countries, gazetteers, vehicles } from '../database/schema/cities.ts';
import { promos } from '../database/schema/promos.ts';
import { couriers } from '../database/schema/rides.ts';
import { items, sections, stores } from '../database/schema/stores.ts';
import { syncRows, type SyncCounts } from './sync-rows.ts';

type New<Table extends { $inferInsert: object }> = readonly Table['$inferInsert'][];
/** The database numbers these itself. */
type Numbered<Table extends { $inferInsert: object }> = readonly Omit<Table['$inferInsert'], 'uniqueId'>[];

export type CityRows = {
  readonly country: New<typeof countries>[number];
  readonly city: New<typeof cities>[number];
  readonly categories: New<typeof categories>;
  readonly stores: Numbered<typeof stores>;
  readonly sections: Numbered<typeof sections>;
  readonly items: Numbered<typeof items>;
  readonly adverts: New<typeof adverts>;
  readonly promos: New<typeof promos>;
  readonly vehicles: New<typeof vehicles>;
  readonly couriers: Numbered<typeof couriers>;
  readonly gazetteer: New<typeof gazetteers>[number];
};

export type CityWritten = Readonly<Record<keyof CityRows, SyncCounts>>;

const LOCKED_AS = 'a city is written';

/**
 * Makes a city what its rows say, all of it or nothing, and only where something differs. What customers did stays: ratings,
 * orders, uses of promos. A store that is gone takes part no more, a category is hidden, a promo or vehicle serves no
 * longer, and a courier stays; items, sections and adverts are removed. One city at a time is written.
 */
export const writeCity = (database: Database, rows: CityRows): Promise<CityWritten> =>
  inTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${LOCKED_AS}))`);
    const { id } = rows.city;
    const storesHere = transaction.select({ id: stores.id }).from(stores).where(eq(stores.cityId, id));
    // A new one comes after those that are served already.
    const [served] = await transaction.select({ position: count() }).from(countries);
    const country = await syncRows(
      transaction,
      { table: countries, key: countries.id, of: eq(countries.id, rows.country.id), keeps: ['position'] },
      [{ ...rows.country, position: served?.position ?? 0 }],
    );
    const city = await syncRows(transaction, { table: cities, key: cities.id, of: eq(cities.id, id) }, [rows.city]);
    const categoriesBrought = await syncRows(
      transaction,
      { table: categories, key: categories.id, of: eq(categories.cityId, id), onMissing: { visible: false } },
      rows.categories,
    );
    const storesBrought = await syncRows(
      transaction,
      { table: stores, key: stores.id, of: eq(stores.cityId, id), onMissing: { open: false } },
      rows.stores as (typeof stores.$inferInsert)[],
    );
    const syncedSections = await syncRows(
      transaction,
      { table: sections, key: sections.id, of: inArray(sections.storeId, storesHere) },
      rows.sections as (typeof sections.$inferInsert)[],
    );
    const itemsBrought = await syncRows(
      transaction,
      { table: items, key: items.id, of: inArray(items.storeId, storesHere), onMissing: null },
      rows.items as (typeof items.$inferInsert)[],
    );
    // Only now does nothing stand in them.
    const removedSections = await syncRows(
      transaction,
      { table: sections, key: sections.id, of: inArray(sections.storeId, storesHere), onMissing: null },
      rows.sections as (typeof sections.$inferInsert)[],
    );
    return {
      country,
      city,
      categories: categoriesBrought,
      stores: storesBrought,
      sections: { ...syncedSections, removed: removedSections.removed },
      items: itemsBrought,
      adverts: await syncRows(transaction, { table: adverts, key: adverts.id, of: eq(adverts.cityId, id), onMissing: null }, rows.adverts),
      promos: await syncRows(
        transaction,
        {
          table: promos,
          key: promos.id,
          of: sql`(${inArray(promos.id, [...rows.promos.map((promo) => promo.id), ''])} or ${eq(promos.cityId, id)})`,
          keeps: ['uses'],
          onMissing: { active: false },
        },
        rows.promos,
      ),
      vehicles: await syncRows(
        transaction,
        { table: vehicles, key: vehicles.id, of: eq(vehicles.cityId, id), onMissing: { open: false } },
        rows.vehicles,
      ),
      couriers: await syncRows(
        transaction,
        { table: couriers, key: couriers.id, of: eq(couriers.cityId, id) },
        rows.couriers as (typeof couriers.$inferInsert)[],
      ),
      gazetteer: await syncRows(transaction, { table: gazetteers, key: gazetteers.cityId, of: eq(gazetteers.cityId, id) }, [
        rows.gazetteer,
      ]),
    };
  });

export async function writeGazetteer(database: Database, row: CityRows['gazetteer']): Promise<void> {
  const [known] = await database.select({ digest: gazetteers.digest }).from(gazetteers).where(eq(gazetteers.cityId, row.cityId));
  if (known?.digest === row.digest) return;
  await database.insert(gazetteers).values(row).onConflictDoUpdate({ target: gazetteers.cityId, set: row });
}
