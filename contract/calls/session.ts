import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { storedUser, userDetail } from '../entities/user.ts';
import { cartTokenField, looseId, sessionFields, text } from '../fields.ts';
import { PASSWORD_LENGTH_MINIMUM, PHONE_LENGTH } from '../limits.ts';

const password = v.pipe(v.string(), v.trim(), v.minLength(PASSWORD_LENGTH_MINIMUM), v.maxLength(200));

/** What a sign-up sends; both ends check it. `phone` is digits without the country code. */
export const registration = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  last_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
  password,
  country_id: looseId,
  country_phone_code: v.optional(text(8), '+41'),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.minLength(PHONE_LENGTH.minimum), v.maxLength(PHONE_LENGTH.maximum)),
  city: v.optional(text(100), ''),
  address: v.optional(text(300), ''),
  social_id: v.optional(text(100), ''),
  login_by: v.optional(text(20), 'manual'),
  referral_code: v.optional(v.nullable(text(40)), ''),
  image_url: v.optional(text(300), './default.png'),
  type: v.optional(v.number()),
  ...cartTokenField,
});

export const sessionCalls = {
  register: endpoint({
    name: 'register', path: '/api/user/register', access: 'public', multipart: true,
    request: registration, answer: v.object({ user: storedUser }), failures: [501, 502, 503, 531, 541, 547, 550],
  }),
  login: endpoint({
    name: 'login', path: '/api/user/login', access: 'public',
    request: v.object({
      email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
      password,
      login_by: v.optional(text(20), 'manual'),
      social_id: v.optional(text(100), ''),
      ...cartTokenField,
    }),
    answer: v.object({ user: storedUser }), failures: [511, 512, 513],
  }),
  logout: endpoint({
    name: 'logout', path: '/api/user/logout', access: 'customer',
    request: v.object({ store_id: looseId, ...sessionFields }), answer: v.object({}), failures: [523, 999],
  }),
  get_detail: endpoint({
    name: 'get_detail', path: '/api/user/get_detail', access: 'customer',
    request: v.object(sessionFields),
    answer: v.object({ user: userDetail, minimum_phone_number_length: v.number(), maximum_phone_number_length: v.number() }),
    failures: [534, 999],
  }),
};
