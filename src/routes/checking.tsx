import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { id } from '#contract/fields.ts';
import { CheckingRoute } from '../features/payment/checking/CheckingRoute.tsx';

/** Which payment; without it, the one that this browser or the server knows to be under way. */
const search = v.object({ payment: v.optional(v.fallback(v.optional(id), undefined)) });

export const Route = createFileRoute('/checking')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('checking', 'payment-parts'),
  component: CheckingRoute,
});
