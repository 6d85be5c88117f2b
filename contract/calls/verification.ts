import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, looseId, requiredText, sessionFields } from '../fields.ts';

/** The profile page's 'confirm your e-mail' and 'confirm your phone'. The name stands in two areas: one sends the code, the other checks it. */
export const verificationCalls = {
  /** Sends a code to the e-mail or phone that the account holds, never to another one. */
  admin_otp_verification: endpoint({
    name: 'otp_verification', path: '/api/admin/otp_verification', access: 'customer', served: false,
    request: v.object({ channel: v.picklist(['email', 'phone']), type: v.optional(v.number()), ...sessionFields }),
    answer: v.object({
      otp_id: id,
      /** Where it went, with most of it hidden. */
      sent_to: v.string(),
      /** ISO 8601 UTC. */
      expires_at: v.string(),
    }),
    failures: [542, 999],
  }),
  /** Checks the code. Wrong, used or too old: 542. */
  otp_verification: endpoint({
    name: 'otp_verification', path: '/api/user/otp_verification', access: 'customer', served: false,
    request: v.object({ otp_id: looseId, otp_code: requiredText(12), ...sessionFields }),
    answer: v.object({ is_email_verified: v.boolean(), is_phone_number_verified: v.boolean() }),
    failures: [542, 999],
  }),
};
