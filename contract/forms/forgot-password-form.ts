import * as v from 'valibot';
import { emailAddress } from './form-fields.ts';

/** Whose password is forgotten (specification 1, section 5). */
export const forgotPasswordForm = v.object({ email: emailAddress('emailOnly') });
