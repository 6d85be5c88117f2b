import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { OrdersPage } from '../views/account/OrdersPage.tsx';

/** The order that ended just now, if one brought the customer here. */
const search = v.object({ order_id: v.optional(v.fallback(v.optional(v.string()), undefined)) });

export const Route = createFileRoute('/orders')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('account'),
  component: OrdersPage,
});
