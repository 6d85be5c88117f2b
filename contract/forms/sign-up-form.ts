import * as v from 'valibot';
import { PASSWORD_LENGTH_MINIMUM, SIGN_UP_PHONE_LENGTH } from '../limits.ts';
import { filled, phone } from './form-fields.ts';
import { problem } from './read-form.ts';

/** What a new customer fills in; `phone` comes as digits without `country_phone_code`. */
export const signUpForm = v.object({
  first_name: filled(60),
  last_name: filled(60),
  email: v.pipe(filled(254), v.email(problem('email'))),
  password: v.pipe(filled(200), v.minLength(PASSWORD_LENGTH_MINIMUM, problem('passwordTooShort'))),
  country_phone_code: filled(8),
  phone: phone(SIGN_UP_PHONE_LENGTH),
  referral_code: v.pipe(v.string(), v.trim(), v.maxLength(40, problem('tooLong'))),
  terms: v.literal(true, problem('terms')),
});
