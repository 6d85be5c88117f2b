import * as v from 'valibot';
import { PASSWORD_LENGTH_MAXIMUM, PASSWORD_LENGTH_MINIMUM } from '../limits.ts';
import { isEmail, typedEmail, typedLine, typedPassword } from '../typed-text.ts';
import { problem, type FormProblem } from './read-form.ts';

/** A line of text that must not be empty: trimmed, without what nobody sees, at most `max` characters. */
export const filled = (max: number) =>
  v.pipe(v.string(), v.transform(typedLine), v.nonEmpty(problem('required')), v.maxLength(max, problem('tooLong')));

/** An e-mail address that must be there; each form has its own words for a wrong one. */
export const emailAddress = (wrong: Extract<FormProblem, 'email' | 'emailOnly' | 'emailPlain'> = 'email') =>
  v.pipe(
    v.string(),
    v.transform(typedEmail),
    v.nonEmpty(problem('required')),
    v.maxLength(254, problem('tooLong')),
    v.check(isEmail, problem(wrong)),
  );

/** So many characters of a password cross the wire at most; what is hashed of it has at most `PASSWORD_LENGTH_MAXIMUM`. */
const SENT = 1_000;

/** A password that must be there, old or new. It is sent as it was typed: what a hash is made of says `typedPassword`, before it is made. */
export const password = (wrong: Extract<FormProblem, 'password' | 'passwordTooShort'> = 'password') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typedPassword(typed) !== '', problem('required')),
    v.check((typed) => typed.length <= SENT && typedPassword(typed).length <= PASSWORD_LENGTH_MAXIMUM, problem('tooLong')),
    v.check((typed) => typedPassword(typed).length >= PASSWORD_LENGTH_MINIMUM, problem(wrong)),
  );

/** A password that may be left out: '' then. */
export const passwordIfAny = v.pipe(
  v.string(),
  v.transform((typed) => (typedPassword(typed) === '' ? '' : typed.trim())),
  v.check((typed) => typed.length <= SENT && typedPassword(typed).length <= PASSWORD_LENGTH_MAXIMUM, problem('tooLong')),
  v.check((typed) => typed === '' || typedPassword(typed).length >= PASSWORD_LENGTH_MINIMUM, problem('password')),
);
