import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import { foodFit, type FoodFilter, type FoodFit } from '#domain/catalogue/food-filter.ts';
import type { Database } from '#server/database/database.ts';
import { foodFactsOf } from '#server/repositories/stores.ts';

const BETTER: readonly FoodFit[] = ['suits', 'ask', 'clashes'];

const known = <T extends string>(values: readonly T[], stored: readonly string[] | null): T[] | null =>
  stored && values.filter((value) => stored.includes(value));

/** For each store the best that any dish in stock can be to somebody who eats so. A store without a dish is not named. */
export async function foodFits(database: Database, storeIds: readonly string[], filter: FoodFilter): Promise<ReadonlyMap<string, FoodFit>> {
  const fits = new Map<string, FoodFit>();
  for (const { storeId, diets, allergens } of await foodFactsOf(database, storeIds)) {
    const fit = foodFit({ diets: known(DIETS, diets), allergens: known(ALLERGENS, allergens) }, filter);
    const before = fits.get(storeId);
    if (before === undefined || BETTER.indexOf(fit) < BETTER.indexOf(before)) fits.set(storeId, fit);
  }
  return fits;
}
