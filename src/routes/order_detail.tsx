import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { OrderDetailPage } from '../views/account/OrderDetailPage.tsx';

/** Which order. */
const search = v.object({ order_id: v.optional(v.fallback(v.optional(v.string()), undefined)) });

export const Route = createFileRoute('/order_detail')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('account'),
  component: OrderDetailPage,
});
