import type { Payment } from '#contract/entities/payment.ts';
import type { Reduce } from '../chart-part.ts';

/** As often as anything reads how often the server was asked to take a payment. */
const MOST_COMMANDS = 3;

const seenApart = (seen: Payment | null): unknown => {
  if (seen === null) return null;
  return [
    seen.state === 'challenge' || seen.state === 'ordered' ? seen.state : 'other',
    seen.state === 'challenge' ? seen.client_secret : null,
  ];
};

/**
 * What of the contexts of payment and order placement tells two of their states apart. Counters end where no guard reads on:
 * whether looks came to a server that knows none is not asked in these worlds, where every server knows them. Of a failure without
 * an answer no guard reads the cause, and of the server's last word none reads more than an open question and an order.
 * `tests/claims/told-apart.test.ts` holds this against whole contexts.
 */
export const toldApart: Reduce = (name, value) => {
  if (name === 'looks' || name === 'tries') return Math.min(value as number, 1);
  if (name === 'commands') return Math.min(value as number, MOST_COMMANDS);
  if (name === 'cause') return null;
  return name === 'seen' ? seenApart(value as Payment | null) : value;
};

/** Whole contexts, but for counters, which would never end. */
export const wholeContexts: Reduce = (name, value) => {
  if (name === 'looks') return Math.min(value as number, 2);
  if (name === 'tries') return Math.min(value as number, 2);
  return name === 'commands' ? Math.min(value as number, MOST_COMMANDS) : value;
};
