import * as v from 'valibot';
import { emailAddress } from './form-fields.ts';

/** Who wants to read the newsletter. */
export const newsletterForm = v.object({ email: emailAddress('emailOnly') });
