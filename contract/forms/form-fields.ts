import * as v from 'valibot';
import { problem } from './read-form.ts';

/** A line of text that must not be empty: trimmed, at most `max` characters. */
export const filled = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')), v.maxLength(max, problem('tooLong')));

/** The digits of a phone number without its country code; pasted spaces and codes are taken out before. */
export const phone = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problem('required')),
    v.regex(/^\d+$/, problem('phone')),
    v.minLength(minimum, problem('phone')),
    v.maxLength(maximum, problem('phone')),
  );
