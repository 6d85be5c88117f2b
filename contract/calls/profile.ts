import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { storedUser } from '../entities/user.ts';
import { sessionFields, text } from '../fields.ts';
import { registration } from './session.ts';

const nothing = v.pipe(v.string(), v.trim(), v.literal(''));
const { first_name, last_name, email, phone, password } = registration.entries;

export const profileCalls = {
  /** A new e-mail, phone or password needs the old password; a wrong one answers 512. `new_password` '' keeps it. */
  update: endpoint({
    name: 'update', path: '/api/user/update', access: 'customer', multipart: true, served: false,
    request: v.object({
      first_name, last_name, email, phone,
      old_password: v.optional(v.nullable(text(200)), ''),
      new_password: v.optional(v.nullable(v.union([nothing, password])), ''),
      social_id: v.optional(v.nullable(text(100)), ''),
      login_by: v.optional(text(20), 'manual'),
      ...sessionFields,
    }),
    /** With a new `server_token` after a change of password: the old ones are dead. */
    answer: v.object({ user: storedUser }), failures: [502, 503, 512, 521, 534, 999, 1004],
  }),
};
