import * as v from 'valibot';
import { NAME_LENGTH } from '../limits.ts';
import { SIGN_UP_PHONE_LENGTH } from '../phone-lengths.ts';
import { emailAddress, filled, password, passwordIfAny } from './form-fields.ts';
import { phone, type PhoneLength } from './phone-field.ts';

/** What a customer may change of their account; always with the current password (specification 2, section 5). */
export const profileForm = (phoneLength: PhoneLength = SIGN_UP_PHONE_LENGTH) =>
  v.object({
    first_name: filled(NAME_LENGTH.part),
    last_name: filled(NAME_LENGTH.part),
    email: emailAddress('emailPlain'),
    phone: phone(phoneLength),
    old_password: password(),
    /** Nothing typed: the password stays. */
    new_password: passwordIfAny,
  });
