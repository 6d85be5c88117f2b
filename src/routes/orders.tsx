import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../features/orders/list/OrdersPage.tsx';
import { ordersSearch } from '../features/orders/order-search.ts';

export const Route = createFileRoute('/orders')({
  // Current orders or the history, with its dates; and the order that ended just now, if one brought the customer here.
  validateSearch: ordersSearch,
  loader: ({ context }) => context.texts.load('orders', 'account', 'reorder', 'payment-parts'),
  component: OrdersPage,
});
