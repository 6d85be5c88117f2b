import * as v from 'valibot';
import { clockTime } from '../fields.ts';

const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

/** A store's opening of one weekday: 0 is Sunday. */
export const storeDay = v.object({
  day,
  is_store_open: v.boolean(),
  is_store_open_full_time: v.boolean(),
  day_time: v.array(v.object({ store_open_time: clockTime, store_close_time: clockTime })),
});
export type StoreDay = v.InferOutput<typeof storeDay>;

/** The slots of one weekday. */
export const slotDay = v.object({
  day,
  is_slots_available: v.boolean(),
  slot_time: v.array(v.object({ slot_start_time: clockTime, slot_end_time: clockTime })),
});
export type SlotDay = v.InferOutput<typeof slotDay>;

/** The storefront's own: a slot with few places left, or none. `starts_at` is epoch milliseconds. */
export const fewPlaces = v.object({ is_pickup: v.boolean(), starts_at: v.number(), slot_end_time: clockTime, left: v.number() });
export type FewPlaces = v.InferOutput<typeof fewPlaces>;

/** The storefront's own: a time that an order could have instead of the one that was refused. `order_start_at` is epoch milliseconds; both slot times are null without slots. */
export const possibleTime = v.object({
  order_start_at: v.number(),
  slot_start_time: v.nullable(clockTime),
  slot_end_time: v.nullable(clockTime),
});
export type PossibleTime = v.InferOutput<typeof possibleTime>;
