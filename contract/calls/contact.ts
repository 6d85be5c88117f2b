import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DELIVERY_TYPE } from '../enumerations.ts';

const noControls = v.regex(/^\P{Cc}*$/u, 'This field takes one line of text');
/** One line of typed text: without line breaks it can never become a header of the mail it is put in. */
const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), noControls);
const requiredLine = (max: number) => v.pipe(line(max), v.minLength(1, 'This field is required'));
const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

/** Who wants to work with the marketplace. `name` and `snames` are first and last name. */
const applicant = {
  name: requiredLine(60),
  snames: requiredLine(60),
  email,
  mobile: v.pipe(line(20), v.regex(/^\+?[\d ().-]{8,19}$/, 'not a phone number')),
  address: requiredLine(300),
  /** Part of the listed payload; never read nor kept. */
  password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
};

export const contactCalls = {
  /** The newsletter's sign-up. */
  send_email: endpoint({
    name: 'send_email',
    path: '/api/send_email',
    access: 'public',
    request: v.object({ email }),
    answer: v.object({}),
    failures: [],
  }),
  send_partner_email: endpoint({
    name: 'send_partner_email',
    path: '/api/send_partner_email',
    access: 'public',
    served: false,
    request: v.object({
      ...applicant,
      companyName: requiredLine(120),
      postal_code: v.optional(v.nullable(line(12)), ''),
      /** What the business does: store or courier by number, or a category's name. */
      delivery_type: v.optional(v.nullable(v.union([v.picklist(Object.values(DELIVERY_TYPE)), line(100)]))),
    }),
    answer: v.object({}),
    failures: [],
  }),
  send_hopper_email: endpoint({
    name: 'send_hopper_email',
    path: '/api/send_hopper_email',
    access: 'public',
    served: false,
    request: v.object(applicant),
    answer: v.object({}),
    failures: [],
  }),
};
