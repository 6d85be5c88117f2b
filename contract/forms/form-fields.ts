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
