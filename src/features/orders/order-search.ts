import * as v from 'valibot';
import { idNamed } from '#contract/fields.ts';

/** The order that an address names with `?order_id=`; what is no id names none. */
export const orderSearch = v.object({ order_id: idNamed });

export const thankYouSearch = v.object({
  ...orderSearch.entries,
  number: v.optional(
    v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}$/))), undefined),
  ),
  of: v.optional(v.fallback(v.optional(v.literal('parcel')), undefined)),
});

/** A day as it stands in an address, true or not: `historyDates` says what is wrong with it. */
const day = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(10))), undefined));

export const ordersSearch = v.object({
  ...orderSearch.entries,
  tab: v.optional(v.fallback(v.optional(v.literal('history')), undefined)),
  from: day,
  to: day,
});
