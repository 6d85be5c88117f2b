import * as v from 'valibot';
import { isEmail, typedEmail, typedMark, typedPhone } from '../typed-text.ts';
import { emailAddress, password } from './form-fields.ts';
import { problem } from './read-form.ts';

const isDigits = (identifier: string) => /^\+?\d+$/.test(identifier);

/** What identifies a customer: an e-mail address, or a phone number in any spelling. */
export const identifier = v.pipe(
  v.string(),
  v.transform((typed) => (typedMark(typed).includes('@') ? typedEmail(typed) : typedPhone(typed))),
  v.nonEmpty(problem('required')),
  v.maxLength(254, problem('tooLong')),
);

const signInForms = {
  emailOrPhone: v.object({
    email: v.pipe(
      identifier,
      v.check((typed) => isEmail(typed) || isDigits(typed), problem('emailOrPhone')),
    ),
    password: password(),
  }),
  email: v.object({ email: emailAddress('emailOnly'), password: password() }),
  phone: v.object({ email: v.pipe(identifier, v.check(isDigits, problem('phone'))), password: password() }),
} as const;

/** What identifies a customer who signs in; the wire calls it `email` whichever it is. */
export type IdentifierKind = keyof typeof signInForms;

/** What the settings allow; both off means e-mail. */
export const identifierKind = (allowed: {
  readonly is_user_login_by_phone: boolean;
  readonly is_user_login_by_email: boolean;
}): IdentifierKind => {
  if (!allowed.is_user_login_by_phone) return 'email';
  return allowed.is_user_login_by_email ? 'emailOrPhone' : 'phone';
};

/** The form of one kind of identifier; a phone number comes as digits, from abroad with its country code. */
export const signInForm = (kind: IdentifierKind) => signInForms[kind];
