import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

/** Why a payment brought no order, kept until it is tried again: whoever asks next, on whichever device, is told. */
export type PaymentRefusal = {
  readonly code: ErrorCode;
  readonly reason: RefusalReason | null;
  /** The provider's word where the card was declined. */
  readonly declineCode: string | null;
  /** The provider had taken the money, and gives it back. */
  readonly isRefunded?: true;
};
