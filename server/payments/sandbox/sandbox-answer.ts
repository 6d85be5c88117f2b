import type { Database } from '#server/database/database.ts';

/** One request's work: inside one transaction, at one instant (epoch milliseconds). */
export type SandboxWork = { readonly database: Database; readonly at: number };

export type SandboxAnswer = { readonly status: number; readonly json: Record<string, unknown> };

export const found = (json: Record<string, unknown>): SandboxAnswer => ({ status: 200, json });

export const refused = (code: string, message: string, status = 400): SandboxAnswer => ({
  status,
  json: { error: { type: 'invalid_request_error', code, message } },
});

export const missing = (what: string, id: string): SandboxAnswer => refused('resource_missing', `No such ${what}: '${id}'`, 404);

/** How TWINT says no: its customer did, or nobody said anything in time. */
export const TWINT_REFUSALS = { refuse: 'payment_method_customer_decline', expire: 'payment_intent_payment_attempt_expired' } as const;
const isOfTwint = (code: string): boolean => Object.values<string>(TWINT_REFUSALS).includes(code);

const AUTHENTICATION_FAILED = 'payment_intent_authentication_failure';

type Declined = { type: 'card_error' | 'invalid_request_error'; code: string; decline_code?: string; message: string };
export function declineError(declineCode: string): Declined {
  if (isOfTwint(declineCode)) return { type: 'invalid_request_error', code: declineCode, message: 'TWINT did not pay.' };
  return declineCode === AUTHENTICATION_FAILED
    ? { type: 'card_error', code: AUTHENTICATION_FAILED, message: 'Your bank did not confirm the payment.' }
    : { type: 'card_error', code: 'card_declined', decline_code: declineCode, message: 'The card was declined.' };
}

export { AUTHENTICATION_FAILED };
