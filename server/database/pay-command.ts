import type { DetailsOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';

/** One time that a customer confirmed a payment: its idempotency key, and how it was refused at once; null when it was taken. */
export type PayCommand = {
  readonly key: string;
  readonly refused: {
    readonly success: false;
    readonly code: ErrorCode;
    readonly reason?: RefusalReason;
    readonly details?: DetailsOf<typeof endpoints.pay_order_payment>;
  } | null;
};
