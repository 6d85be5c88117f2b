import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

/** Why a payment brought no order, kept until it is tried again: whoever asks next, on whichever device, is told. */
export type PaymentRefusal = {
  readonly code: ErrorCode;
  readonly reason: RefusalReason | null;
  readonly declineCode: string | null;
  readonly isRefunded?: true;
};
