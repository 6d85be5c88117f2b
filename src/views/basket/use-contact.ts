import { useState } from 'react';
import type { StoredUser } from '../../../contract/entities/user.ts';
import { contactForm } from '../../../contract/forms/contact-form.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import { phoneDigits } from '../../../domain/phone.ts';

export type ContactDraft = { readonly name: string; readonly phone: string; readonly note: string };

/** Who receives the order: what was typed, and before anything is, what the customer's account says. */
export function useContact(user: StoredUser | null) {
  const [typed, setTyped] = useState<Partial<ContactDraft>>({});
  const code = user?.country_phone_code || '+41';
  const draft: ContactDraft = {
    name: typed.name ?? (user ? `${user.first_name} ${user.last_name}`.trim() : ''),
    phone: typed.phone ?? (user?.phone ? `${code} ${user.phone}` : ''),
    note: typed.note ?? '',
  };
  return {
    draft,
    reading: readForm(contactForm, { ...draft, phone: phoneDigits(draft.phone, code) ?? draft.phone }),
    type: (part: Partial<ContactDraft>) => setTyped((now) => ({ ...now, ...part })),
  };
}
