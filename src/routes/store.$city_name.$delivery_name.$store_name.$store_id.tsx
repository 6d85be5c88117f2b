import { createFileRoute, retainSearchParams, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { foodSearch } from '../features/diets/food-search.ts';
import { dishSearch } from '../features/store/menu/dish-search.ts';
import { loadStore } from '../features/store/load-store.ts';
import { StorePage } from '../features/store/StorePage.tsx';

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
