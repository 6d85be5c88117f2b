import { createFileRoute } from '@tanstack/react-router';
import { BasketPage } from '../views/basket/BasketPage.tsx';

export const Route = createFileRoute('/basket')({
  loader: ({ context }) => context.texts.load('basket', 'store', 'food', 'schedule'),
  component: BasketPage,
});
