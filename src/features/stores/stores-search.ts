import * as v from 'valibot';
import { foodSearch } from '../diets/food-search.ts';
import { dishQuery } from './dish-query.ts';

export const storesSearch = v.object({
  category: v.optional(v.fallback(v.string(), ''), ''),
  q: dishQuery,
  tags: v.optional(v.fallback(v.array(v.string()), []), []),
  sort: v.optional(v.fallback(v.picklist(['distance', 'fee', 'time', 'rating', 'minimum']), 'distance'), 'distance'),
  open: v.optional(v.fallback(v.boolean(), false), false),
  free: v.optional(v.fallback(v.boolean(), false), false),
  rated: v.optional(v.fallback(v.boolean(), false), false),
  ...foodSearch,
});
