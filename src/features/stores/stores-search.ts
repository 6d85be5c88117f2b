import * as v from 'valibot';
import { DISH_QUERY_MAXIMUM } from '#contract/limits.ts';
import { foodSearch } from '../diets/food-search.ts';

const typed = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, DISH_QUERY_MAXIMUM)),
);

export const storesSearch = v.object({
  category: v.optional(v.fallback(v.string(), ''), ''),
  q: v.optional(v.fallback(typed, ''), ''),
  tags: v.optional(v.fallback(v.array(v.string()), []), []),
  sort: v.optional(v.fallback(v.picklist(['distance', 'fee', 'time', 'rating', 'minimum']), 'distance'), 'distance'),
  open: v.optional(v.fallback(v.boolean(), false), false),
  free: v.optional(v.fallback(v.boolean(), false), false),
  rated: v.optional(v.fallback(v.boolean(), false), false),
  ...foodSearch,
});
