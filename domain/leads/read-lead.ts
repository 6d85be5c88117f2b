import { hopperForm, partnerForm, type LeadKind } from '#contract/forms/lead-forms.ts';
import { readForm } from '#contract/forms/read-form.ts';
import { phoneText } from '../phone.ts';

export type LeadTexts = {
  readonly companyName: string;
  readonly address: string;
  readonly name: string;
  readonly snames: string;
  readonly mobile: string;
  readonly email: string;
  readonly postal_code: string;
};

export const NO_LEAD: LeadTexts = { companyName: '', address: '', name: '', snames: '', mobile: '', email: '', postal_code: '' };

/**
 * Reads what was typed by the rules of its kind, which browser and server both obey (specification 2, section 5). Of a
 * mobile number spaces, dots, +41, 0041 and 0 are understood; it is read as digits, from abroad with its country code.
 */
export function readLead(kind: LeadKind, typed: LeadTexts) {
  const texts = { ...typed, mobile: phoneText(typed.mobile) ?? typed.mobile };
  return kind === 'partner' ? readForm(partnerForm, texts) : readForm(hopperForm, texts);
}
