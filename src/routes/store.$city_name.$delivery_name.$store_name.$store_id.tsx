import { createFileRoute, retainSearchParams, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { foodSearch } from '../views/food/food-search.ts';
import { dishSearch } from '../views/store/dish-search.ts';
import { loadStore } from '../views/store/load-store.ts';
import { StorePage } from '../views/store/StorePage.tsx';

export const Route = createFileRoute('/store/$city_name/$delivery_name/$store_name/$store_id')({
  validateSearch: v.object({ ...foodSearch, ...dishSearch }),
  search: {
    middlewares: [
      stripSearchParams({ diets: [], without: [], everything: false, dish: '' }),
      retainSearchParams(['diets', 'without', 'everything']),
    ],
  },
  loader: ({ context, params }) => loadStore(context, params.store_id, true),
  component: StorePage,
});
