import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

/** Why a payment made no order, stored until it is tried again: the answer to whoever asks next, on whichever device. */
export type PaymentRefusal = {
  readonly code: ErrorCode;
  readonly reason: RefusalReason | null;
  readonly declineCode: string | null;
  readonly isRefunded?: true;
};
