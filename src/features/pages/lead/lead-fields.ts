import type { LeadKind } from '#contract/forms/lead-forms.ts';
import type { LeadTexts } from '#domain/leads/read-lead.ts';

export type LeadField = keyof LeadTexts;

const APPLICANT = ['name', 'snames', 'mobile', 'email', 'address'] as const;

export const LEAD_FIELDS: Readonly<Record<LeadKind, readonly LeadField[]>> = {
  partner: ['companyName', 'address', 'name', 'snames', 'mobile', 'email', 'postal_code'],
  hopper: APPLICANT,
  interest: APPLICANT,
};
