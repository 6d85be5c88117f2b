import { createFileRoute, redirect } from '@tanstack/react-router';
import { BasketPage } from '../views/basket/BasketPage.tsx';
import { HOME_FROM_EMPTY_BASKET } from '../views/frame/empty-basket-home.ts';

export const Route = createFileRoute('/basket')({
  beforeLoad: ({ context: { flows: { cart, underWay, session } } }) => {
    const payment = underWay.seen();
    // What may be paid already is not changed behind Back: first its end must be known.
    if (payment && payment.customerId === session.seen().context.user?._id) throw redirect({ to: '/checking', search: { payment: payment.paymentId }, replace: true });
    if (cart.seen().is === 'empty') throw redirect(HOME_FROM_EMPTY_BASKET);
  },
  loader: ({ context: { flows, texts } }) => {
    // Nobody waits for these: while the basket is asked for, what prices it comes too.
    for (const coming of [flows.cart.start(), flows.when.start(), flows.checkoutLogic()]) coming.catch(() => undefined);
    return texts.load('basket', 'store', 'schedule');
  },
  component: BasketPage,
});
