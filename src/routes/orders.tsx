import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../views/account/OrdersPage.tsx';

export const Route = createFileRoute('/orders')({
  loader: ({ context }) => context.texts.load('account'),
  component: OrdersPage,
});
