import type { PaymentRefusal } from '#server/database/payment-refusal.ts';

/** Why a payment is open again whose card did not pay, where nobody knows more. */
export const NOT_PAID: PaymentRefusal = { code: 549, reason: 'not_paid', declineCode: null };
