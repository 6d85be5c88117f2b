import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormProblem } from '../../../contract/forms/read-form.ts';

/** What is wrong with a contact field, in words. */
export function problemText(problem: FormProblem): MessageDescriptor {
  if (problem === 'phone') return msg`phone doesn't seem right`;
  return problem === 'tooLong' ? msg`This is too long. Please shorten it.` : msg`This field is required`;
}
