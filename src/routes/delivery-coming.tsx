import { createFileRoute } from '@tanstack/react-router';
import { orderSearch } from '../features/orders/order-search.ts';
import { TrackingPage } from '../features/orders/tracking/TrackingPage.tsx';

export const Route = createFileRoute('/delivery-coming')({
  // Which order.
  validateSearch: orderSearch,
  remountDeps: ({ search }) => search.order_id,
  loader: ({ context }) => context.texts.load('orders', 'payment-parts'),
  component: TrackingPage,
});
