import { createFileRoute, redirect } from '@tanstack/react-router';
import { isHeldPage } from '../navigation/use-back-closes.ts';
import { BasketPage } from '../features/checkout/basket/BasketPage.tsx';
import { loadBasket } from '../features/checkout/basket/load-basket.ts';

export const Route = createFileRoute('/basket')({
  beforeLoad: ({
    cause,
    location,
    context: {
      flows: { pendingPayment, session },
    },
  }) => {
    // Whoever is kept at the bank's question pays on this very page.
    if (isHeldPage({ cause, location })) return;
    const payment = pendingPayment.seen().basket;
    // What may be paid already is not changed behind Back: first its end must be known.
    if (payment && payment.customerId === session.seen().context.user?._id)
      throw redirect({ to: '/checking', search: { payment: payment.paymentId }, replace: true });
  },
  loader: ({ context }) => loadBasket(context),
  component: BasketPage,
});
