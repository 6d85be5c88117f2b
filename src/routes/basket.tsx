import { createFileRoute, redirect } from '@tanstack/react-router';
import { BasketPage } from '../views/basket/BasketPage.tsx';
import { bringTimeParts } from '../views/basket/later-time-parts.ts';

export const Route = createFileRoute('/basket')({
  beforeLoad: ({
    context: {
      flows: { underWay, session },
    },
  }) => {
    const payment = underWay.seen().basket;
    // What may be paid already is not changed behind Back: first its end must be known.
    if (payment && payment.customerId === session.seen().context.user?._id)
      throw redirect({ to: '/checking', search: { payment: payment.paymentId }, replace: true });
  },
  loader: async ({ context: { flows, texts, keeper } }) => {
    // Nobody waits for these: while the basket is asked for, what prices it comes too.
    if (flows.cart.seen().is !== 'empty')
      for (const coming of [flows.cart.start(), flows.when.start(), flows.checkoutLogic()]) coming.catch(() => undefined);
    const isForLater = keeper.read('storefront.delivery_time') !== null;
    await Promise.all([texts.load('basket', 'store'), isForLater && bringTimeParts(texts)]);
  },
  component: BasketPage,
});
