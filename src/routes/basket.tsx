import { createFileRoute } from '@tanstack/react-router';
import { leadToChecking } from '../navigation/lead-to-checking.ts';
import { BasketPage } from '../features/checkout/basket/BasketPage.tsx';
import { loadBasket } from '../features/checkout/basket/load-basket.ts';

export const Route = createFileRoute('/basket')({
  beforeLoad: leadToChecking('basket'),
  loader: ({ context }) => loadBasket(context),
  component: BasketPage,
});
