import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CheckingRoute } from '../features/payment/checking/CheckingRoute.tsx';

/** Which payment; without it, the one that this browser or the server knows to be under way. */
const search = v.object({ payment: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/))), undefined)) });

export const Route = createFileRoute('/checking')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('checking', 'payment-parts'),
  component: CheckingRoute,
});
