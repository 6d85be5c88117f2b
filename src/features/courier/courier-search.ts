import * as v from 'valibot';
import { idNamed } from '#contract/fields.ts';
import { BOOKING_STEPS } from '#domain/parcel/booking-steps.ts';

/** `step` is where the booking stands, `again` the order that is sent once more. */
export const courierSearch = v.object({
  step: v.optional(v.fallback(v.optional(v.picklist(BOOKING_STEPS)), undefined)),
  again: idNamed,
});
