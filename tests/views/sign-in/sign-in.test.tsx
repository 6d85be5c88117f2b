import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { referralMachine } from '#machines/referral/referral.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import { bringReferral } from '#src/flows/referral/bring-referral.ts';
import { focusFirst } from '#src/views/sign-in/focus-first.ts';
import { SignInDialog } from '#src/views/sign-in/SignInDialog.tsx';
import { draw } from '../stage/draw.tsx';

const [signIn, referral] = [Promise.resolve(signInMachine), Promise.resolve(referralMachine)];
const flows = { brought: (bring: unknown) => (bring === bringReferral ? referral : signIn) };
const dialog = async (begin: SignInBeginning) => {
  const onClosed = vi.fn<(result: object) => void>();
  const onKept = vi.fn<(draft: object) => void>();
  return { ...(await draw(<SignInDialog begin={begin} kept={null} onKept={onKept} onClosed={onClosed} />, { flows })), onClosed, onKept };
};
const SIGN_UP = [
  'dialog: Sign up',
  'Sign up',
  'button: Close',
  'textbox: First name',
  'textbox: Last name',
  'textbox: E-mail',
  'textbox: Password',
  'button: Show password',
  'Country code',
  'combobox: Country code',
  'textbox: Phone, says “From abroad: begin with + and the country code.”',
  'Optional',
  'textbox: Referral code',
  'button: Apply, disabled',
  'checkbox: I accept the terms and conditions',
  'button: Sign up, disabled',
  'Already have an account?',
  'button: Sign in',
];
const send = () => act(async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

describe('the dialog of who has no session', () => {
  test('begins to sign in with nothing filled in', async () =>
    expect((await dialog('signIn')).shown()).toEqual([
      'dialog: Sign in',
      'Sign in',
      'button: Close',
      'textbox: E-mail or phone',
      'textbox: Password',
      'button: Show password',
      'button: Forgot password?',
      'button: Sign in, disabled',
      'No account yet?',
      'button: Sign up',
    ]));
  test('begins to sign up with nothing filled in and nothing accepted', async () => {
    const { shown, press } = await dialog('signUp');
    expect(shown()).toEqual(SIGN_UP);
    await press('I accept the terms and conditions');
    expect(shown()).toContain('checkbox: I accept the terms and conditions, checked');
  });
  test('what is typed to sign up is kept, without the password', async () => {
    const { type, onKept } = await dialog('signUp');
    await type('First name', 'Zoé');
    await type('Password', 'escale2026');
    const kept = {
      firstName: 'Zoé',
      lastName: '',
      email: '',
      password: '',
      phoneCode: '',
      phone: '',
      referralCode: '',
      terms: false,
    };
    expect(onKept.mock.calls).toEqual([[kept], [kept]]);
  });
  test('the first field that is wrong has the focus once all is sent', async () => {
    const { shown, type, control } = await dialog('signUp');
    await send();
    expect(document.activeElement).toBe(control('First name'));
    await type('First name', 'Zoé');
    await type('Last name', 'Rochat');
    await send();
    expect(document.activeElement).toBe(control('E-mail'));
    expect(shown().filter((line) => line.includes('invalid'))).toEqual([
      'textbox: E-mail, invalid, says “This field is required”',
      'textbox: Password, invalid, says “This field is required”',
      'textbox: Phone, invalid, says “This field is required”',
      'checkbox: I accept the terms and conditions, invalid, says “Please accept terms and condition to sign up”',
    ]);
  });
});

test('the focus goes to the first of some fields that a form has', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input type="radio" name="way"><input type="radio" name="way"><input name="floor"><input name="phone">';
  document.body.append(form);
  focusFirst(form, ['address', 'way', 'floor', 'phone']);
  expect(document.activeElement?.getAttribute('name')).toBe('floor');
});
