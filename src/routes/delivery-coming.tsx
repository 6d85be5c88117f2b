import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { TrackingPage } from '../views/orders/TrackingPage.tsx';

/** Which order. */
const search = v.object({ order_id: v.optional(v.fallback(v.optional(v.string()), undefined)) });

export const Route = createFileRoute('/delivery-coming')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('orders'),
  component: TrackingPage,
});
