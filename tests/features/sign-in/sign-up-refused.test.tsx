import { expect, test } from 'vitest';
import type { ErrorCode } from '#contract/error-codes.ts';
import { SignUpForm } from '#src/features/sign-in/SignUpForm.tsx';
import { draw } from '../stage/draw.tsx';

const draft = {
  firstName: 'Zoé',
  lastName: 'Test',
  email: 'lea@example.org',
  password: 'a lake in June',
  phoneCode: '+41',
  phone: '791234567',
  referralCode: 'FRIEND22',
  terms: true,
};
const referral = { is: 'idle', failure: null, give: () => undefined, clear: () => undefined } as never;

test.each([
  [502, 'Email'],
  [503, 'Phone'],
  [531, 'Referral code'],
  [999, 'Password'],
] as const)('refusal %i stands beside the field that it is about, which has the focus', async (code, field) => {
  const failure = { kind: 'refused', code: code as ErrorCode, reason: null, details: null } as const;
  const { shown } = await draw(
    <SignUpForm
      draft={draft}
      onDraft={() => undefined}
      referral={referral}
      busy={false}
      failure={failure}
      autoFocus={false}
      firstField={null}
      onGiven={() => undefined}
    />,
  );
  const wrong = shown().filter((line) => line.includes('invalid'));
  expect(wrong).toEqual([expect.stringContaining(`textbox: ${field}`)]);
  expect(document.activeElement?.getAttribute('name')).toBe(
    { Email: 'email', Phone: 'phone', 'Referral code': 'referral_code', Password: 'password' }[field],
  );
});
