import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jsonOf } from '../database/json-of.ts';
import { preparedStatement } from '../database/prepared-statement.ts';
import { categories, cities } from '../database/schema/cities.ts';
import { items, sections, stores } from '../database/schema/stores.ts';
import { revisionOf } from './catalogue-revisions.ts';
import type { Category, City, Served } from './cities.ts';
import { firstRow } from '../database/first-row.ts';

export type Store = typeof stores.$inferSelect;
export type Item = typeof items.$inferSelect;
export type Section = typeof sections.$inferSelect;
export type StoreInPlace = { readonly store: Store; readonly category: Category; readonly city: City };

const inPlace = preparedStatement((on) =>
  on
    .select({ store: stores, category: categories, city: cities })
    .from(stores)
    .innerJoin(categories, eq(categories.id, stores.categoryId))
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, sql.placeholder('id'))),
);

export const findStore = (database: Database, id: string): Promise<StoreInPlace | null> => firstRow(inPlace(database, { id }));

export const storesOfCategory = (database: Database, categoryId: string): Promise<Store[]> =>
  database.select().from(stores).where(eq(stores.categoryId, categoryId)).orderBy(asc(stores.uniqueId));

export const storesByIds = async (database: Database, ids: readonly string[]): Promise<Store[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(stores)
        .where(inArray(stores.id, [...ids]));

export async function menuOf(database: Database, storeId: string): Promise<{ sections: Section[]; items: Item[] }> {
  const [ofSections, ofItems] = await Promise.all([
    database.select().from(sections).where(eq(sections.storeId, storeId)).orderBy(asc(sections.position)),
    database.select().from(items).where(eq(items.storeId, storeId)).orderBy(asc(items.position)),
  ]);
  return { sections: ofSections, items: ofItems };
}

export const itemsByIds = async (database: Database, ids: readonly string[]): Promise<Item[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(items)
        .where(inArray(items.id, [...new Set(ids)]));

export type OnMenu = { readonly item: Item; readonly section: Section };

const amongIds = sql`${items.id} = any(${sql.placeholder('ids')})`;
const onMenu = preparedStatement((on) =>
  on.select({ item: items, section: sections }).from(items).innerJoin(sections, eq(sections.id, items.sectionId)).where(amongIds),
);

export const itemsInSections = async (database: Database, ids: readonly string[]): Promise<OnMenu[]> =>
  ids.length === 0 ? [] : onMenu(database, { ids: [...new Set(ids)] });

export type ToReckon = { readonly place: StoreInPlace | null; readonly menu: readonly OnMenu[]; readonly served: readonly Served[] };
type ReadToReckon = ToReckon & { readonly revision: string };

/** A question in a question: its columns keep the names of their tables. */
const nested = <Row>(asked: SQL): SQL<Row> => sql<Row>`(${asked})`;

const toReckon = preparedStatement((on) =>
  on
    .select({
      place: nested<
        ToReckon['place']
      >(sql`select json_build_object('store', ${jsonOf(stores)}, 'category', ${jsonOf(categories)}, 'city', ${jsonOf(cities)})
        from ${stores} join ${categories} on ${categories.id} = ${stores.categoryId} join ${cities} on ${cities.id} = ${stores.cityId}
        where ${stores.id} = ${sql.placeholder('storeId')}`),
      menu: nested<OnMenu[] | null>(sql`select json_agg(json_build_object('item', ${jsonOf(items)}, 'section', ${jsonOf(sections)}))
        from ${items} join ${sections} on ${sections.id} = ${items.sectionId} where ${amongIds}`),
      served: nested<Served[] | null>(sql`select json_agg(json_build_object('id', ${cities.id}, 'latitude', ${cities.latitude},
        'longitude', ${cities.longitude}, 'radiusMiles', ${cities.radiusMiles})) from ${cities}`),
      revision: revisionOf(sql.placeholder('storeId')),
    })
    .from(sql`(values (1)) as one`),
);

/** Reads at once what a basket of a store is computed from, and at which revision that stands (`revisionOf`). */
export async function findToReckon(database: Database, storeId: string, itemIds: readonly string[]): Promise<ReadToReckon> {
  const [found] = await toReckon(database, { storeId, ids: [...new Set(itemIds)] });
  return { place: found?.place ?? null, menu: found?.menu ?? [], served: found?.served ?? [], revision: found?.revision ?? '' };
}

export const sectionsByIds = async (database: Database, ids: readonly string[]): Promise<Section[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(sections)
        .where(inArray(sections.id, [...new Set(ids)]));

export const foodFactsOf = async (
  database: Database,
  storeIds: readonly string[],
): Promise<Pick<Item, 'storeId' | 'diets' | 'allergens'>[]> =>
  storeIds.length === 0
    ? []
    : database
        .select({ storeId: items.storeId, diets: items.diets, allergens: items.allergens })
        .from(items)
        .where(and(inArray(items.storeId, [...storeIds]), eq(items.soldOut, false)));

export const changeStore = async (database: Database, id: string, change: Partial<Pick<Store, 'busy' | 'closedAt'>>): Promise<void> =>
  void (await database.update(stores).set(change).where(eq(stores.id, id)));

/** @returns whether the store has such an item */
export async function changeItem(
  database: Database,
  { storeId, itemId }: { readonly storeId: string; readonly itemId: string },
  change: Partial<Pick<Item, 'soldOut' | 'price'>>,
): Promise<boolean> {
  const changed = await database
    .update(items)
    .set(change)
    .where(and(eq(items.id, itemId), eq(items.storeId, storeId)))
    .returning({ id: items.id });
  return changed.length > 0;
}

export const storePictures = async (database: Database): Promise<string[]> =>
  (await database.select({ image: stores.image, wide: stores.imageWide }).from(stores)).flatMap(({ image, wide }) => [image, wide]);

export const openStoresInPlace = (database: Database, cityId?: string): Promise<StoreInPlace[]> =>
  database
    .select({ store: stores, category: categories, city: cities })
    .from(stores)
    .innerJoin(categories, eq(categories.id, stores.categoryId))
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(and(eq(stores.open, true), cityId === undefined ? undefined : eq(stores.cityId, cityId)))
    .orderBy(asc(stores.uniqueId));
