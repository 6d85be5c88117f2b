import * as v from 'valibot';
import { DISH_QUERY_LENGTH } from '#contract/limits.ts';

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
