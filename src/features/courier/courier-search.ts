import * as v from 'valibot';
import { idNamed } from '#contract/fields.ts';
import { BOOKING_STEPS } from '#domain/parcel/booking-steps.ts';

export const courierSearch = v.object({
  step: v.optional(v.fallback(v.optional(v.picklist(BOOKING_STEPS)), undefined)),
  again: idNamed,
});
