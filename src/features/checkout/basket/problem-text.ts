import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactField } from '#domain/checkout/recipient.ts';
import type { FormProblem } from '#contract/forms/read-form.ts';

export function problemText(field: ContactField, problem: FormProblem): MessageDescriptor {
  if (problem === 'street') return msg`Enter the street and house number, then choose the address from the list`;
  if (field === 'address') return msg`Please enter delivery address`;
  if (field === 'postcode') return msg`Please apply postcode`;
  if (field === 'placeName') return msg`Tell the courier what to look for`;
  if (field === 'houseNumber') return msg`Please add the house number`;
  if (problem === 'phone') return msg`phone doesn't seem right`;
  return problem === 'tooLong' ? msg`This is too long. Please shorten it.` : msg`This field is required`;
}
