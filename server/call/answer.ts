import type { AnswerOf, DetailsOf, Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { SuccessCode } from '#contract/success-codes.ts';
import type { EncodedText } from '../memory/encoded-text.ts';

export type Answered<E extends Endpoint> = { readonly success: true; readonly message?: SuccessCode; readonly fields: AnswerOf<E> };
export type Refused<Details = unknown> = {
  readonly success: false;
  readonly code: ErrorCode;
  readonly reason?: RefusalReason;
  readonly details?: Details;
};
export type Shared = { readonly success: true; readonly encoded: EncodedText };
export type Outcome<E extends Endpoint> = Answered<E> | Refused<DetailsOf<E>> | Shared;

export const answer = <Fields>(fields: Fields, message?: SuccessCode): { success: true; fields: Fields; message?: SuccessCode } =>
  message === undefined ? { success: true, fields } : { success: true, fields, message };

export const refuse = <Details = never>(code: ErrorCode, more: { reason?: RefusalReason; details?: Details } = {}): Refused<Details> => ({
  success: false,
  code,
  ...more,
});
