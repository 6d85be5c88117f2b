import * as v from 'valibot';
import { mark } from '../fields.ts';
import { NAME_LENGTH } from '../limits.ts';
import { HOPPER_PHONE_LENGTH, SIGN_UP_PHONE_LENGTH } from '../phone-lengths.ts';
import { emailAddress, filled } from './form-fields.ts';
import { phone } from './phone-field.ts';
import { problem } from './read-form.ts';

/** Who wants to work with the marketplace: a store, a courier by the application's form, a courier by the landing page's short one. */
export const LEAD_KINDS = ['partner', 'hopper', 'interest'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** So long may each text of a lead be; the call asks for no more. */
export const LEAD_LENGTH = { name: NAME_LENGTH.part, address: 300, company: 120, postalCode: 12 } as const;

const firstAndLastName = { name: filled(LEAD_LENGTH.name), snames: filled(LEAD_LENGTH.name) };
const address = filled(LEAD_LENGTH.address);

/** A store that wants to join (specification 2, section 5): all but the postal code is asked for. `mobile` comes as digits, from abroad with its country code. */
export const partnerForm = v.object({
  companyName: filled(LEAD_LENGTH.company),
  address,
  ...firstAndLastName,
  mobile: phone(SIGN_UP_PHONE_LENGTH),
  email: emailAddress(),
  postal_code: mark(LEAD_LENGTH.postalCode, problem('tooLong')),
});

/** Somebody who wants to ride (specification 2, section 5): everything is asked for. `mobile` as above. */
export const hopperForm = v.object({
  ...firstAndLastName,
  mobile: phone(HOPPER_PHONE_LENGTH),
  email: emailAddress(),
  address,
});
