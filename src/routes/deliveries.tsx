import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { categoriesOptions } from '../api/categories.ts';
import { CITY_CENTRE } from '../api/around.ts';
import { DeliveriesPage } from '../views/pages/DeliveriesPage.tsx';

/** Why somebody was sent here, and the order they wanted to see. */
const search = v.object({
  from: v.optional(v.fallback(v.optional(v.picklist(['store', 'order'])), undefined)),
  order_id: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

export const Route = createFileRoute('/deliveries')({
  validateSearch: search,
  loader: ({ context }) => Promise.all([context.texts.load('pages'), context.queryClient.prefetchQuery(categoriesOptions(context.api, CITY_CENTRE))]),
  component: DeliveriesPage,
});
