import * as v from 'valibot';
import { problem } from './read-form.ts';

/** Who wants to read the newsletter. */
export const newsletterForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(problem('required')), v.email(problem('emailOnly')), v.maxLength(254, problem('tooLong'))),
});
