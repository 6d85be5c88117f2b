import * as v from 'valibot';
import { prose } from '../fields.ts';
import { NAME_LENGTH, NOTE_LENGTH } from '../limits.ts';
import { BASKET_PHONE_LENGTH } from '../phone-lengths.ts';
import { filled } from './form-fields.ts';
import { phone, type PhoneLength } from './phone-field.ts';
import { problem } from './read-form.ts';

/** Who receives an order; `phone` comes as digits without the country code, from abroad with it. */
export const contactForm = (phoneLength: PhoneLength = BASKET_PHONE_LENGTH) =>
  v.object({
    name: filled(NAME_LENGTH.whole),
    phone: phone(phoneLength),
    note: prose(NOTE_LENGTH, problem('tooLong')),
  });
