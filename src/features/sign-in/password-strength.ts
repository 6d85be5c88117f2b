import { typedPassword } from '#contract/typed-text.ts';
import { PASSWORD_LENGTH_MINIMUM } from '#contract/limits.ts';

export type PasswordStrength = 'empty' | 'tooShort' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u];
const isRepeated = (password: string) => new Set(password).size < 4;

/** How hard a password is to guess, roughly: by its length, its kinds of characters and repeats. A hint, never a refusal. */
export function passwordStrength(typed: string): PasswordStrength {
  const password = typedPassword(typed);
  if (password === '') return 'empty';
  if (password.length < PASSWORD_LENGTH_MINIMUM) return 'tooShort';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (isRepeated(password) || password.length < 8 || (kinds < 2 && password.length < 14)) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
