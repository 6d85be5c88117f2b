import * as v from 'valibot';
import { PASSWORD_LENGTH_MINIMUM } from '../limits.ts';
import { SIGN_UP_PHONE_LENGTH } from '../phone-lengths.ts';
import { emailAddress, filled, password } from './form-fields.ts';
import { phone, type PhoneLength } from './phone-field.ts';
import { problem } from './read-form.ts';

/** Nothing typed: the password stays. */
const newPassword = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || typed.length >= PASSWORD_LENGTH_MINIMUM, problem('password')),
  v.maxLength(200, problem('tooLong')),
);

/** What a customer may change of their account; always with the current password (specification 2, section 5). */
export const profileForm = (phoneLength: PhoneLength = SIGN_UP_PHONE_LENGTH) =>
  v.object({
    first_name: filled(60),
    last_name: filled(60),
    email: emailAddress('emailPlain'),
    phone: phone(phoneLength),
    old_password: password(),
    new_password: newPassword,
  });
