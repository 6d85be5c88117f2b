import * as v from 'valibot';
import { latitude, longitude } from '../fields.ts';
import { FAVOURITE_ADDRESS_LENGTH as LENGTH } from '../limits.ts';
import { filled } from './form-fields.ts';
import { problem } from './read-form.ts';

/** Filled in, or said to be none: null, which is stored empty. */
const filledOrNone = (max: number) =>
  v.pipe(
    v.nullable(filled(max)),
    v.transform((said) => said ?? ''),
  );

/** What must be there of every address that is kept; the call asks for the same. */
export const FAVOURITE_ADDRESS_TEXTS = { address_name: filled(LENGTH.name), address: filled(LENGTH.address) };

/** The place that was picked, by search or with a pin: what the specification has filled in by that. */
const pickedPlace = v.pipe(
  v.nullable(
    v.object({
      latitude,
      longitude,
      address: FAVOURITE_ADDRESS_TEXTS.address,
      country: v.string(),
      country_code: v.string(),
    }),
  ),
  v.check((place) => place !== null, problem('required')),
  v.transform((place) => place as NonNullable<typeof place>),
);

/** A place that a customer keeps (specification 2, section 5): all five are asked for; the last three may be said to be none. */
export const favouriteAddressForm = v.object({
  place: pickedPlace,
  address_name: FAVOURITE_ADDRESS_TEXTS.address_name,
  floor: filledOrNone(LENGTH.door),
  entry_code: filledOrNone(LENGTH.door),
  comment: filledOrNone(LENGTH.comment),
});
