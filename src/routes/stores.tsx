import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadStores } from '../features/stores/load-stores.ts';
import { storesSearch } from '../features/stores/stores-search.ts';
import { StoresPage } from '../features/stores/StoresPage.tsx';

export const Route = createFileRoute('/stores')({
  validateSearch: storesSearch,
  search: {
    middlewares: [
      stripSearchParams({
        category: '',
        q: '',
        tags: [],
        sort: 'distance',
        open: false,
        free: false,
        rated: false,
        diets: [],
        without: [],
        everything: false,
      }),
    ],
  },
  loaderDeps: ({ search: { category, city, diets, without, everything } }) => ({ category, city, food: { diets, without, everything } }),
  loader: ({ context, deps }) => loadStores(context, deps),
  component: StoresPage,
});
