import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '../features/orders/invoice/InvoicePage.tsx';
import { orderSearch } from '../features/orders/order-search.ts';

export const Route = createFileRoute('/invoice')({
  // Of which order.
  validateSearch: orderSearch,
  remountDeps: ({ search }) => search.order_id,
  loader: ({ context }) => context.texts.load('orders', 'account', 'payment-parts'),
  component: InvoicePage,
});
