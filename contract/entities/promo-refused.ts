import * as v from 'valibot';
import { knownErrorCode } from '../error-codes.ts';
import { money } from '../fields.ts';
import { REFUSAL_REASONS } from '../refusal-reasons.ts';

/** A promo code that no longer fits the order and was taken off it, and why. */
export const promoRefused = v.object({
  promo_code_name: v.string(),
  error_code: v.pipe(v.number(), v.transform(knownErrorCode)),
  reason: v.fallback(v.nullable(v.picklist(REFUSAL_REASONS)), null),
  /** What the items must come to, where they do not. */
  promo_minimum: v.optional(money),
});
