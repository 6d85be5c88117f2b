import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { idNamed } from '#contract/fields.ts';
import { CheckingRoute } from '../features/payment/checking/CheckingRoute.tsx';

/** Which payment; without it, the one that this browser or the server knows to be under way. */
const search = v.object({ payment: idNamed });

export const Route = createFileRoute('/checking')({
  validateSearch: search,
  loader: ({ context }) => context.texts.load('checking', 'payment-parts'),
  component: CheckingRoute,
});
