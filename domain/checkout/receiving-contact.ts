import type { OrderAddress } from '../../contract/entities/address.ts';
import { contactForm } from '../../contract/forms/contact-form.ts';
import { readForm, type FormProblem } from '../../contract/forms/read-form.ts';
import { phoneDigits } from '../phone.ts';
import { hasHouseNumber, withHouseNumber } from './house-number.ts';

/**
 * What is typed about who receives an order and how their door is found; `note` is for the courier. `postcode` is null
 * until somebody types one.
 */
export type ContactDraft = {
  readonly name: string; readonly phone: string; readonly note: string;
  readonly houseNumber: string; readonly floor: string; readonly entryCode: string;
  readonly postcode: string | null;
};

/** What the draft is read against: how it is received, where it goes, and the phone code of the customer. */
export type ContactGrounds = { readonly isPickup: boolean; readonly destination: OrderAddress | null; readonly phoneCode: string };

/** Who receives an order, read: `phone` in national digits; `destination` with house number, floor and entry code, null for pickup. */
export type Contact = { readonly name: string; readonly phone: string; readonly note: string; readonly destination: OrderAddress | null };

export type ContactField = 'name' | 'phone' | 'address' | 'houseNumber' | 'postcode' | 'note';
export type ContactProblems = { readonly [Field in ContactField]?: FormProblem };
export type ContactReading = { readonly contact: Contact | null; readonly problems: ContactProblems };

function addressProblems({ houseNumber, postcode }: ContactDraft, { isPickup, destination }: ContactGrounds): ContactProblems {
  if (isPickup) return {};
  if (destination === null) return { address: 'required' };
  const known = destination.post_code?.trim() ?? '';
  const isApplied = known !== '' && (postcode === null || postcode.trim() === known);
  return {
    ...(hasHouseNumber(destination.address) || hasHouseNumber(houseNumber) ? {} : { houseNumber: 'required' as const }),
    ...(isApplied ? {} : { postcode: 'required' as const }),
  };
}

/** Reads what was typed: who receives the order, or what is wrong with it, field by field (specification 1, section 5). */
export function readContact(draft: ContactDraft, grounds: ContactGrounds): ContactReading {
  const { name, note } = draft;
  const read = readForm(contactForm, { name, note, phone: phoneDigits(draft.phone, grounds.phoneCode) ?? draft.phone });
  const problems: ContactProblems = { ...read.problems, ...addressProblems(draft, grounds) };
  if (!read.ok || Object.keys(problems).length > 0) return { contact: null, problems };
  const { destination } = grounds;
  if (grounds.isPickup || destination === null) return { contact: { ...read.values, destination: null }, problems };
  return {
    contact: {
      ...read.values,
      destination: {
        ...destination,
        address: hasHouseNumber(destination.address) ? destination.address : withHouseNumber(destination.address, draft.houseNumber),
        floor: draft.floor.trim(),
        entry_code: draft.entryCode.trim(),
        note: read.values.note,
      },
    },
    problems,
  };
}
