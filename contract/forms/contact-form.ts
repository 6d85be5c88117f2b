import * as v from 'valibot';
import { BASKET_PHONE_LENGTH } from '../phone-lengths.ts';
import { filled } from './form-fields.ts';
import { phone, type PhoneLength } from './phone-field.ts';
import { problem } from './read-form.ts';

/** Who receives an order; `phone` comes as digits without the country code, from abroad with it. */
export const contactForm = (phoneLength: PhoneLength = BASKET_PHONE_LENGTH) =>
  v.object({
    name: filled(100),
    phone: phone(phoneLength),
    note: v.pipe(v.string(), v.trim(), v.maxLength(500, problem('tooLong'))),
  });
