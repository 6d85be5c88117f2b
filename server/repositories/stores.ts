import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { categories, cities } from '../database/schema/cities.ts';
import { items, sections, stores } from '../database/schema/stores.ts';
import type { Category, City } from './cities.ts';

export type Store = typeof stores.$inferSelect;
export type Item = typeof items.$inferSelect;
export type Section = typeof sections.$inferSelect;
export type StoreInPlace = { readonly store: Store; readonly category: Category; readonly city: City };

export async function findStore(database: Database, id: string): Promise<StoreInPlace | null> {
  const [found] = await database
    .select({ store: stores, category: categories, city: cities })
    .from(stores)
    .innerJoin(categories, eq(categories.id, stores.categoryId))
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(eq(stores.id, id));
  return found ?? null;
}

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

/** Items with the sections that they stand in. */
export const itemsInSections = async (database: Database, ids: readonly string[]): Promise<{ item: Item; section: Section }[]> =>
  ids.length === 0
    ? []
    : database
        .select({ item: items, section: sections })
        .from(items)
        .innerJoin(sections, eq(sections.id, items.sectionId))
        .where(inArray(items.id, [...new Set(ids)]));

export const sectionsByIds = async (database: Database, ids: readonly string[]): Promise<Section[]> =>
  ids.length === 0
    ? []
    : database
        .select()
        .from(sections)
        .where(inArray(sections.id, [...new Set(ids)]));

/** What the stores have said of their dishes in stock. */
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

/** The addresses of every store's pictures. */
export const storePictures = async (database: Database): Promise<string[]> =>
  (await database.select({ image: stores.image, wide: stores.imageWide }).from(stores)).flatMap(({ image, wide }) => [image, wide]);

/** Every store that takes part, or every one of a city, with its category and city. */
export const openStoresInPlace = (database: Database, cityId?: string): Promise<StoreInPlace[]> =>
  database
    .select({ store: stores, category: categories, city: cities })
    .from(stores)
    .innerJoin(categories, eq(categories.id, stores.categoryId))
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .where(and(eq(stores.open, true), cityId === undefined ? undefined : eq(stores.cityId, cityId)))
    .orderBy(asc(stores.uniqueId));
