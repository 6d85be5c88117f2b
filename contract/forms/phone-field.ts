import * as v from 'valibot';
import { typedPhone } from '../typed-text.ts';
import { problem } from './read-form.ts';

export type PhoneLength = { readonly minimum: number; readonly maximum: number };

/** A number of another country: its code and digits, 8 to 15 together (ITU-T E.164). */
const FROM_ABROAD = /^\+[1-9]\d{7,14}$/;

/** The digits of a phone number without the country code, or with another country's. */
export const phone = ({ minimum, maximum }: PhoneLength) =>
  v.pipe(
    v.string(),
    v.transform(typedPhone),
    v.nonEmpty(problem('required')),
    v.check(
      (digits) => FROM_ABROAD.test(digits) || (/^\d+$/.test(digits) && digits.length >= minimum && digits.length <= maximum),
      problem('phone'),
    ),
  );
