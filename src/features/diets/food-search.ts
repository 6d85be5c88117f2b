import * as v from 'valibot';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import { asksForFood, type FoodFilter } from '#domain/catalogue/food-filter.ts';

const listOf = <T extends string>(known: readonly T[]) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.array(v.string()),
        v.transform((values) => known.filter((value) => values.includes(value))),
      ),
      [],
    ),
    [],
  );

const ANYTHING: FoodFilter = { diets: [], without: [] };

/** The part of an address that says what somebody eats: the same on the list of stores and on a store's page. */
export const foodSearch = {
  diets: listOf(DIETS),
  without: listOf(ALLERGENS),
  /** Whether every dish is shown, whatever somebody is known to eat. */
  everything: v.optional(v.fallback(v.boolean(), false), false),
};

type FoodSearch = FoodFilter & { readonly everything: boolean };

/** What dishes are shown by: what the address says, else what somebody is known to eat. */
export const filterIn = ({ diets, without, everything }: FoodSearch, kept: FoodFilter): FoodFilter =>
  asksForFood({ diets, without }) ? { diets, without } : everything ? ANYTHING : kept;
