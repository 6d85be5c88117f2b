import * as v from 'valibot';
import { PROMO_APPLIES_TO, PROMO_RECURRENCE } from '#contract/enumerations.ts';
import { count, key, money, only, percent, text, time, whole, words } from './words.ts';

const instant = v.pipe(v.string(), v.isoTimestamp('must be an instant, such as 2026-06-01T00:00:00Z'));
const among = (least: number, most: number) => v.array(v.pipe(whole, v.minValue(least), v.maxValue(most)));

/** Promo codes; `appliesTo` and `recurrence` are the specification's numbers. */
export const promosFile = v.array(
  v.strictObject({
    code: words,
    details: text,
    appliesTo: v.picklist(Object.values(PROMO_APPLIES_TO)),
    targets: v.optional(v.array(words)),
    city: v.optional(key),
    percent: v.optional(percent),
    amount: v.optional(money),
    maximumDiscount: v.optional(money),
    minimumItems: v.optional(money),
    startsAt: v.optional(instant),
    endsAt: v.optional(instant),
    recurrence: v.optional(v.picklist(Object.values(PROMO_RECURRENCE))),
    recurrenceRule: v.optional(
      v.strictObject({ days: v.optional(among(0, 31)), months: v.optional(among(1, 12)), from: v.optional(time), until: v.optional(time) }),
    ),
    usesLimit: v.optional(count),
    usesPerCustomer: v.optional(count),
    uses: v.optional(count),
    firstOrders: v.optional(count),
    inactive: v.optional(only),
  }),
);
