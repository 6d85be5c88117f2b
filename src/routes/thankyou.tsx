import { createFileRoute } from '@tanstack/react-router';
import { thankYouSearch } from '../features/orders/order-search.ts';
import { ThankYouPage } from '../features/orders/thanks/ThankYouPage.tsx';

export const Route = createFileRoute('/thankyou')({
  // Which order was placed just now, and its number for people.
  validateSearch: thankYouSearch,
  loader: ({ context }) => context.texts.load('orders', 'referral-code', 'payment-parts'),
  component: ThankYouPage,
});
