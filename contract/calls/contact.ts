import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DELIVERY_TYPE } from '../enumerations.ts';
import { mark, requiredText, text } from '../fields.ts';
import { emailAddress } from '../forms/form-fields.ts';
import { LEAD_LENGTH } from '../forms/lead-forms.ts';
import { newsletterForm } from '../forms/newsletter-form.ts';
import { typedPhone } from '../typed-text.ts';

/**
 * Who wants to work with the marketplace: `name` and `snames` are first and last name, `mobile` a number as it was typed.
 * What the form asks for beyond this is refused with 501 (`domain/leads/read-lead.ts`).
 */
const applicant = {
  name: requiredText(LEAD_LENGTH.name),
  snames: requiredText(LEAD_LENGTH.name),
  email: emailAddress(),
  mobile: v.pipe(v.string(), v.transform(typedPhone), v.regex(/^\+?\d{8,29}$/, 'not a phone number')),
  address: requiredText(LEAD_LENGTH.address),
  /** Part of the listed payload; never read nor kept. */
  password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  /** The storefront's own: a field that no person sees. Whoever fills it is answered like everybody, and nothing is kept. */
  website: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1_000)))),
};

export const contactCalls = {
  /** The newsletter's sign-up: asks the address itself by e-mail, and nothing is sent to it before it said yes. */
  send_email: endpoint('/api/send_email', {
    access: 'public',
    request: newsletterForm,
    answer: v.object({}),
    failures: [],
  }),
  /** A store that wants to join. The same once more within a day changes nothing. */
  send_partner_email: endpoint('/api/send_partner_email', {
    access: 'public',
    request: v.object({
      ...applicant,
      companyName: requiredText(LEAD_LENGTH.company),
      postal_code: v.optional(v.nullable(mark(LEAD_LENGTH.postalCode)), ''),
      /** What the business does: store or courier by number, or a category's name. */
      delivery_type: v.optional(v.nullable(v.union([v.picklist(Object.values(DELIVERY_TYPE)), text(100)]))),
    }),
    answer: v.object({}),
    failures: [501],
  }),
  /** Somebody who wants to ride. The same once more within a day changes nothing. */
  send_hopper_email: endpoint('/api/send_hopper_email', {
    access: 'public',
    request: v.object({
      ...applicant,
      /** The storefront's own: which form it comes from, the application's where nothing is said. */
      kind: v.optional(v.picklist(['hopper', 'interest']), 'hopper'),
    }),
    answer: v.object({}),
    failures: [501],
  }),
};
