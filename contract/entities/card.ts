import * as v from 'valibot';
import { id } from '../fields.ts';

/** A card: never its number, only what tells it apart. Of those that are kept exactly one is the default whenever there is one. */
export const card = v.object({
  _id: id,
  last_four: v.pipe(v.string(), v.regex(/^\d{4}$/, 'not four digits')),
  /** As the provider names it: 'visa', 'mastercard' and so on. */
  card_type: v.string(),
  is_default: v.boolean(),
  /** The storefront's own: MM/YY. */
  card_expiry_date: v.optional(v.string()),
  /** The storefront's own: false of a card that pays for one order and is in no list. */
  is_kept: v.optional(v.boolean()),
});
export type Card = v.InferOutput<typeof card>;
