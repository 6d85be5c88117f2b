import * as v from 'valibot';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';

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

/** The part of an address that says what somebody eats: the same on the list of stores and on a store's page. */
export const foodSearch = { diets: listOf(DIETS), without: listOf(ALLERGENS) };
