import { createFileRoute } from '@tanstack/react-router';
import { BasketPage } from '../views/basket/BasketPage.tsx';

export const Route = createFileRoute('/basket')({
  loader: ({ context: { flows, texts } }) => {
    // Nobody waits for these: while the basket is asked for, what prices it comes too.
    if (flows.cart.seen().is !== 'empty') for (const coming of [flows.cart.start(), flows.when.start(), flows.checkoutLogic()]) coming.catch(() => undefined);
    return texts.load('basket', 'store', 'food', 'schedule');
  },
  component: BasketPage,
});
