import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '../views/orders/invoice/InvoicePage.tsx';
import { orderSearch } from '../views/orders/order-search.ts';

export const Route = createFileRoute('/invoice')({
  // Of which order.
  validateSearch: orderSearch,
  loader: ({ context }) => context.texts.load('orders', 'account'),
  component: InvoicePage,
});
