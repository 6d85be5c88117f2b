import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { storedUser } from '../entities/user.ts';
import { cartTokenField, code, deviceTokenField, looseId, text } from '../fields.ts';
import { password } from '../forms/form-fields.ts';
import { phone } from '../forms/phone-field.ts';
import { identifier } from '../forms/sign-in-form.ts';
import { signUpForm } from '../forms/sign-up-form.ts';
import { PHONE_LENGTH } from '../phone-lengths.ts';

/** What begins a session. */
export const signInCalls = {
  /** Makes an account and signs its customer in; the guest’s basket comes along. */
  register: endpoint('/api/user/register', {
    access: 'public',
    multipart: true,
    /** The fields of the sign-up form, with the server's outer bound on the phone number. */
    request: v.object({
      ...v.omit(signUpForm, ['terms', 'phone', 'country_phone_code', 'referral_code']).entries,
      country_id: looseId,
      /** Absent: that of the country that is served first. */
      country_phone_code: v.optional(text(8)),
      phone: phone(PHONE_LENGTH),
      city: v.optional(text(100), ''),
      address: v.optional(text(300), ''),
      social_id: v.optional(text(100), ''),
      login_by: v.optional(text(20), 'manual'),
      referral_code: v.optional(v.nullable(code(40)), ''),
      image_url: v.optional(text(300), './default.png'),
      type: v.optional(v.number()),
      ...cartTokenField,
      ...deviceTokenField,
    }),
    answer: v.object({ user: storedUser }),
    failures: [501, 502, 503, 531, 533, 541, 547, 550],
  }),
  /** Signs a customer in; the guest’s basket comes along. */
  login: endpoint('/api/user/login', {
    access: 'public',
    request: v.object({
      /** An e-mail address or a phone number in any spelling. */
      email: identifier,
      password: password(),
      /** The storefront's own: the country code that a number without one is meant with. */
      country_phone_code: v.optional(text(8)),
      login_by: v.optional(text(20), 'manual'),
      social_id: v.optional(text(100), ''),
      ...cartTokenField,
      ...deviceTokenField,
    }),
    answer: v.object({ user: storedUser }),
    failures: [511, 512, 513],
  }),
};
