import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { eats } from '../entities/food.ts';
import { LANGUAGES } from '../enumerations.ts';
import { sessionFields } from '../fields.ts';

const preferences = v.object({
  /** In which language e-mails are; null while nobody said, and each is in that of what it tells of. */
  language: v.nullable(v.picklist(LANGUAGES)),
  /** Whether a receipt is sent for each order; what goes wrong with one is told in any case. */
  wants_receipts: v.boolean(),
  /** Whether the newsletter comes; `asked`: once the e-mail that asks is answered. */
  news: v.picklist(['no', 'asked', 'yes']),
  /** What the customer eats; null while they never said. A server may keep none of it. */
  eats: v.optional(v.nullable(eats)),
});
export type Preferences = v.InferOutput<typeof preferences>;

export const preferenceCalls = {
  /** The storefront's own: how the customer wants to be written to. */
  get_preferences: endpoint('/api/storefront/get_preferences', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: preferences,
    failures: [999],
  }),
  /** The storefront's own: changes how the customer wants to be written to; what is not named stays. Safe to repeat. */
  change_preferences: endpoint('/api/storefront/change_preferences', {
    access: 'customer',
    request: v.object({
      language: v.optional(v.nullable(v.picklist(LANGUAGES))),
      wants_receipts: v.optional(v.nullable(v.boolean())),
      /** `yes` asks an address that was never proved first. */
      news: v.optional(v.nullable(v.picklist(['no', 'yes']))),
      eats: v.optional(v.nullable(eats)),
      ...sessionFields,
    }),
    answer: preferences,
    failures: [999],
  }),
};
