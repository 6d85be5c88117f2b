import * as v from 'valibot';
import { code } from '../fields.ts';
import { NAME_LENGTH } from '../limits.ts';
import { SIGN_UP_PHONE_LENGTH } from '../phone-lengths.ts';
import { emailAddress, filled, password } from './form-fields.ts';
import { phone } from './phone-field.ts';
import { problem } from './read-form.ts';

/** What a new customer fills in; `phone` comes as digits without `country_phone_code`, which is the number's own. */
export const signUpForm = v.object({
  first_name: filled(NAME_LENGTH.part),
  last_name: filled(NAME_LENGTH.part),
  email: emailAddress(),
  password: password('passwordTooShort'),
  country_phone_code: filled(8),
  phone: phone(SIGN_UP_PHONE_LENGTH),
  referral_code: code(40, problem('tooLong')),
  terms: v.literal(true, problem('terms')),
});
