import { createFileRoute } from '@tanstack/react-router';
import { thankYouSearch } from '../views/orders/order-search.ts';
import { ThankYouPage } from '../views/orders/thanks/ThankYouPage.tsx';

export const Route = createFileRoute('/thankyou')({
  // Which order was placed just now, and its number for people.
  validateSearch: thankYouSearch,
  loader: ({ context }) => context.texts.load('orders', 'referral-code'),
  component: ThankYouPage,
});
