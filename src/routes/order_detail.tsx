import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailPage } from '../features/orders/detail/OrderDetailPage.tsx';
import { orderSearch } from '../features/orders/order-search.ts';

export const Route = createFileRoute('/order_detail')({
  // Which order.
  validateSearch: orderSearch,
  remountDeps: ({ search }) => search.order_id,
  loader: ({ context }) => context.texts.load('orders', 'account', 'payment-parts'),
  component: OrderDetailPage,
});
