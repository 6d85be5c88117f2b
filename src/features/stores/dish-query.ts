import * as v from 'valibot';
import { DISH_QUERY_LENGTH } from '#contract/limits.ts';

/** What is looked for, as an address has it: no more of it than can be answered. */
export const dishQuery = v.optional(
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.slice(0, DISH_QUERY_LENGTH)),
    ),
    '',
  ),
  '',
);
