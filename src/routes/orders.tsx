import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../views/orders/list/OrdersPage.tsx';
import { orderSearch } from '../views/orders/order-search.ts';

export const Route = createFileRoute('/orders')({
  // The order that ended just now, if one brought the customer here.
  validateSearch: orderSearch,
  loader: ({ context }) => context.texts.load('orders', 'account'),
  component: OrdersPage,
});
