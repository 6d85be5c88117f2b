import * as v from 'valibot';
import { PASSWORD_LENGTH_MINIMUM } from '../limits.ts';
import { problem, type FormProblem } from './read-form.ts';

/** A line of text that must not be empty: trimmed, at most `max` characters. */
export const filled = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')), v.maxLength(max, problem('tooLong')));

/** An e-mail address that must be there; each form has its own words for a wrong one. */
export const emailAddress = (wrong: Extract<FormProblem, 'email' | 'emailOnly' | 'emailPlain'> = 'email') =>
  v.pipe(filled(254), v.email(problem(wrong)));

/** A password that must be there, old or new. */
export const password = (wrong: Extract<FormProblem, 'password' | 'passwordTooShort'> = 'password') =>
  v.pipe(filled(200), v.minLength(PASSWORD_LENGTH_MINIMUM, problem(wrong)));

/** How many digits a phone number has. */
export type PhoneLength = { readonly minimum: number; readonly maximum: number };

/** A number of another country: its code and digits, 8 to 15 together (ITU-T E.164). */
const FROM_ABROAD = /^\+[1-9]\d{7,14}$/;

/** The digits of a phone number without the country code, or with another country's; pasted spaces are taken out before. */
export const phone = ({ minimum, maximum }: PhoneLength) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.check(
      (digits) => FROM_ABROAD.test(digits) || (/^\d+$/.test(digits) && digits.length >= minimum && digits.length <= maximum),
      problem('phone'),
    ),
  );
