import * as v from 'valibot';
import { BASKET_PHONE_LENGTH } from '../limits.ts';
import { filled, phone } from './form-fields.ts';
import { problem } from './read-form.ts';

/** Who receives an order; `phone` comes as digits without the country code. */
export const contactForm = v.object({
  name: filled(100),
  phone: phone(BASKET_PHONE_LENGTH),
  note: v.pipe(v.string(), v.trim(), v.maxLength(500, problem('tooLong'))),
});
