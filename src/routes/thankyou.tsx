import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ThankYouPage } from '../views/orders/ThankYouPage.tsx';

/** Which order was placed just now, and its number for people. */
const search = v.object({
  order_id: v.optional(v.fallback(v.optional(v.string()), undefined)),
  number: v.optional(v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)),
});

export const Route = createFileRoute('/thankyou')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('orders'),
  component: ThankYouPage,
});
