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

export const foodSearch = {
  diets: listOf(DIETS),
  without: listOf(ALLERGENS),
  everything: v.optional(v.fallback(v.boolean(), false), false),
};

type FoodSearch = FoodFilter & { readonly everything: boolean };

export const filterIn = ({ diets, without, everything }: FoodSearch, kept: FoodFilter): FoodFilter =>
  asksForFood({ diets, without }) ? { diets, without } : everything ? ANYTHING : kept;
