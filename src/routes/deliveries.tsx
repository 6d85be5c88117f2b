import { createFileRoute } from '@tanstack/react-router';
import { categoriesOptions } from '../api/categories.ts';
import { loadCentre } from '../api/served-cities.ts';
import { deliveriesSearch } from '../features/pages/deliveries-search.ts';
import { DeliveriesPage } from '../features/pages/DeliveriesPage.tsx';

export const Route = createFileRoute('/deliveries')({
  validateSearch: deliveriesSearch,
  loaderDeps: ({ search: { city } }) => ({ city }),
  loader: ({ context, deps }) =>
    Promise.all([
      context.texts.load('pages'),
      loadCentre(context, deps.city).then((centre) => context.queryClient.prefetchQuery(categoriesOptions(context.api, centre))),
    ]),
  component: DeliveriesPage,
});
