import type { OrderAddress } from '#contract/entities/order-address.ts';
import { contactForm } from '#contract/forms/contact-form.ts';
import type { PhoneLength } from '#contract/forms/phone-field.ts';
import { typedLine, typedMark } from '#contract/typed-text.ts';
import { readForm, type FormProblem } from '#contract/forms/read-form.ts';
import { phoneText, readPhone } from '../phone.ts';
import { doorLacks, withDoor } from './door.ts';
import { hasHouseNumber } from './house-number.ts';
import { isPlaceName } from './map-point.ts';

/**
 * What is typed about who receives an order and how their door is found; `note` is for the courier. `postcode` is null
 * until somebody types one.
 */
export type ContactDraft = {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly houseNumber: string;
  readonly floor: string;
  readonly entryCode: string;
  readonly placeName: string;
  readonly postcode: string | null;
};

/** What the draft is read against: how it is received, where it goes, the phone code of the customer, and how long the server says that their number is. */
export type ContactGrounds = {
  readonly isPickup: boolean;
  readonly destination: OrderAddress | null;
  readonly phoneCode: string;
  readonly phoneLength?: PhoneLength | undefined;
};

/** Who receives an order, read: `phone` in national digits, or with its country code where that is not the unsaid one of `domain/phone.ts`; `destination` with house number or the place's name, floor and entry code, null for pickup. */
export type Contact = { readonly name: string; readonly phone: string; readonly note: string; readonly destination: OrderAddress | null };

export type ContactField = 'name' | 'phone' | 'address' | 'houseNumber' | 'placeName' | 'postcode' | 'note';
export type ContactProblems = { readonly [Field in ContactField]?: FormProblem };
export type ContactReading = { readonly contact: Contact | null; readonly problems: ContactProblems };

function doorProblems({ houseNumber, placeName }: ContactDraft, destination: OrderAddress): ContactProblems {
  const lacks = doorLacks(destination);
  if (lacks === 'street') return { address: 'street' };
  if (lacks === 'placeName' && !isPlaceName(placeName)) return { placeName: 'required' };
  return lacks === 'houseNumber' && !hasHouseNumber(houseNumber) ? { houseNumber: 'required' } : {};
}

function addressProblems(draft: ContactDraft, { isPickup, destination }: ContactGrounds): ContactProblems {
  if (isPickup) return {};
  if (destination === null) return { address: 'required' };
  const known = typedMark(destination.post_code ?? '');
  const isApplied = known !== '' && (draft.postcode === null || typedMark(draft.postcode) === known);
  return { ...doorProblems(draft, destination), ...(isApplied ? {} : { postcode: 'required' as const }) };
}

/** Reads what was typed: who receives the order, or what is wrong with it, field by field (specification 1, section 5). */
export function readContact(draft: ContactDraft, grounds: ContactGrounds): ContactReading {
  const { name, note } = draft;
  const phone = readPhone(draft.phone, grounds.phoneCode);
  const read = readForm(contactForm(grounds.phoneLength), {
    name,
    note,
    phone: (phone && phoneText(phone.code + phone.digits)) ?? draft.phone,
  });
  const problems: ContactProblems = { ...read.problems, ...addressProblems(draft, grounds) };
  if (!read.ok || Object.keys(problems).length > 0) return { contact: null, problems };
  const { destination } = grounds;
  if (grounds.isPickup || destination === null) return { contact: { ...read.values, destination: null }, problems };
  return {
    contact: {
      ...read.values,
      destination: {
        ...destination,
        address: withDoor(destination, draft),
        floor: typedLine(draft.floor),
        entry_code: typedLine(draft.entryCode),
        note: read.values.note,
      },
    },
    problems,
  };
}
