import * as v from 'valibot';
import { id } from '#contract/fields.ts';

/** The order that an address names with `?order_id=`; what is no id names none. */
export const orderSearch = v.object({ order_id: v.optional(v.fallback(v.optional(id), undefined)) });

/** The same, with the order's number for people, and whether it carries a parcel. */
export const thankYouSearch = v.object({
  ...orderSearch.entries,
  number: v.optional(
    v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}$/))), undefined),
  ),
  of: v.optional(v.fallback(v.optional(v.literal('parcel')), undefined)),
});
