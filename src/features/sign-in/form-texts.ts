import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormProblem } from '#contract/forms/read-form.ts';

const TEXTS: Record<FormProblem, MessageDescriptor> = {
  required: msg`This field is required`,
  street: msg`Enter the street and house number, then choose the address from the list`,
  email: msg`Please Enter Valid Email`,
  emailOnly: msg`please enter a valid email`,
  emailPlain: msg`please enter valid email`,
  emailOrPhone: msg`Please enter valid email or phone`,
  phone: msg`phone doesn't seem right`,
  password: msg`password doesn't seem right`,
  passwordTooShort: msg`Your password is too short. Please use a password with at least 6 characters.`,
  terms: msg`Please accept terms and condition to sign up`,
  tooLong: msg`This is too long. Please shorten it.`,
};

export const problemText = (problem: FormProblem): MessageDescriptor => TEXTS[problem];
