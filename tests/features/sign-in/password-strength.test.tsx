import { expect, test } from 'vitest';
import { passwordStrength } from '#src/features/sign-in/password-strength.ts';

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abcde', 'tooShort'],
  ['abcdef', 'weak'],
  ['aaaaaaaabb', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdefg1', 'fair'],
  ['abcdefghij1', 'fair'],
  ['abcDefgh1j', 'strong'],
  ['abcdefghijklmn', 'strong'],
  ['  abcdefg1  ', 'fair'],
  ['Aa1!Aa1!', 'fair'],
  ['Aa1Aa1Aa1Aa1', 'weak'],
  ['Ab1!xyz', 'weak'],
  ['Abcde1!x', 'fair'],
] as const)('the password “%s” is %s', (typed, strength) => expect(passwordStrength(typed)).toBe(strength));
