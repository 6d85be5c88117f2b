import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { foodSearch } from '../features/diets/food-search.ts';
import { dishQuery } from '../features/stores/dish-query.ts';
import { loadStores } from '../features/stores/load-stores.ts';
import { StoresPage } from '../features/stores/StoresPage.tsx';

/** Which category is shown, and how the list is narrowed: all of it in the address. */
const search = v.object({
  category: v.optional(v.fallback(v.string(), ''), ''),
  q: dishQuery,
  tags: v.optional(v.fallback(v.array(v.string()), []), []),
  sort: v.optional(v.fallback(v.picklist(['distance', 'fee', 'time', 'rating', 'minimum']), 'distance'), 'distance'),
  open: v.optional(v.fallback(v.boolean(), false), false),
  ...foodSearch,
});

export const Route = createFileRoute('/stores')({
  validateSearch: search,
  search: {
    middlewares: [
      stripSearchParams({ category: '', q: '', tags: [], sort: 'distance', open: false, diets: [], without: [], everything: false }),
    ],
  },
  loaderDeps: ({ search: { category, city, diets, without, everything } }) => ({ category, city, food: { diets, without, everything } }),
  loader: ({ context, deps }) => loadStores(context, deps),
  component: StoresPage,
});
