import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { storedUser } from '../entities/user.ts';
import { sessionFields, text } from '../fields.ts';
import { passwordIfAny } from '../forms/form-fields.ts';
import { profileForm } from '../forms/profile-form.ts';
import { PHONE_LENGTH } from '../phone-lengths.ts';

export const profileCalls = {
  /**
   * Changes the customer’s profile or password. A new e-mail, phone or password needs the old password; a wrong one answers
   * 512. `new_password` '' keeps it.
   */
  update: endpoint('/api/user/update', {
    access: 'customer',
    multipart: true,
    request: v.object({
      ...v.omit(profileForm(PHONE_LENGTH), ['old_password', 'new_password']).entries,
      old_password: v.optional(v.nullable(passwordIfAny), ''),
      new_password: v.optional(v.nullable(passwordIfAny), ''),
      social_id: v.optional(v.nullable(text(100)), ''),
      login_by: v.optional(text(20), 'manual'),
      ...sessionFields,
    }),
    /** With a new `server_token` after a change of password, e-mail or phone: the old ones are dead. */
    answer: v.object({ user: storedUser }),
    failures: [502, 503, 512, 521, 534, 999, 1004],
  }),
};
