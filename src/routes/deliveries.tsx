import { createFileRoute } from '@tanstack/react-router';
import { categoriesOptions } from '../api/categories.ts';
import { CITY_CENTRE } from '../api/around.ts';
import { deliveriesSearch } from '../views/pages/deliveries-search.ts';
import { DeliveriesPage } from '../views/pages/DeliveriesPage.tsx';

export const Route = createFileRoute('/deliveries')({
  validateSearch: deliveriesSearch,
  loader: ({ context }) =>
    Promise.all([context.texts.load('pages'), context.queryClient.prefetchQuery(categoriesOptions(context.api, CITY_CENTRE))]),
  component: DeliveriesPage,
});
