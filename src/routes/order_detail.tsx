import { createFileRoute } from '@tanstack/react-router';
import { OrderDetailPage } from '../views/orders/detail/OrderDetailPage.tsx';
import { orderSearch } from '../views/orders/order-search.ts';

export const Route = createFileRoute('/order_detail')({
  // Which order.
  validateSearch: orderSearch,
  loader: ({ context }) => context.texts.load('orders', 'account'),
  component: OrderDetailPage,
});
