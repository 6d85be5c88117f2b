import { act } from 'react';
import { fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { SignInBeginning } from '#machines/sign-in/sign-in.setup.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { focusFirst } from '#src/features/sign-in/focus-first.ts';
import { SignInDialog } from '#src/features/sign-in/SignInDialog.tsx';
import { draw } from '../stage/draw.tsx';
import { eventually } from '#tests/eventually.ts';

const broken = { ok: false, failure: { kind: 'transport', cause: 'unreadable', retryAfterMs: null } } as const;
const answers = fromPromise(() => Promise.resolve(broken));
const signIn = Promise.resolve(signInMachine.provide({ actors: { signIn: answers as never } }));
const GUEST = 'a-guest-with-a-token-of-their-own';
const flows = {
  load: () => signIn,
  session: { getSnapshot: () => ({ context: { user: null } }) },
  cart: { getSnapshot: () => ({ is: 'filled', cart: { cart_id: 'a' } }) },
};
const dialog = async (begin: SignInBeginning) => {
  const onClosed = vi.fn<(result: object) => void>();
  const kept = memoryStore();
  const storage = createBrowserStorage(() => kept);
  const tabStorage = createBrowserStorage(() => sessionStorage);
  storage.write('cart_unique_token', GUEST);
  const onKept = vi.fn<(draft: object) => void>();
  return {
    ...(await draw(<SignInDialog begin={begin} kept={null} onKept={onKept} onClosed={onClosed} />, {
      flows: { ...flows, storages: { storage, tabStorage } },
    })),
    onClosed,
    onKept,
  };
};
const SIGN_UP = [
  'dialog: Sign Up',
  'Sign Up',
  'button: Close',
  'Already have an account?',
  'button: Sign In',
  'textbox: First name',
  'textbox: Last name',
  'textbox: Email',
  'textbox: Password',
  'button: Show password',
  'Country code',
  'combobox: Country code',
  'textbox: Phone, says “From abroad: begin with + and the country code.”',
  'Optional',
  'textbox: Referral code',
  'button: Apply, disabled',
  'checkbox: I accept the terms and conditions',
  'button: Sign Up, disabled',
];
const send = () => act(async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

describe('the dialog of who has no session', () => {
  test('begins to sign in with nothing filled in', async () =>
    expect((await dialog('signIn')).shown()).toEqual([
      'dialog: Sign In',
      'Sign In',
      'button: Close',
      'No account yet?',
      'button: Sign Up',
      'textbox: Email or phone',
      'textbox: Password',
      'button: Show password',
      'button: Forgot password?',
      'button: Sign In, disabled',
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
    await type('Password', 'balade2026');
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
  test('name and phone that were typed in the basket are filled in, and the focus is on the first field that is empty', async () => {
    const typed = {
      name: ' Zoé  de la Harpe ',
      phone: '+33 6 12 34 56 78',
      note: '',
      houseNumber: '',
      placeName: '',
      floor: '',
      entryCode: '',
    };
    const contact = { holder: GUEST, cartId: 'a', draft: { ...typed, postcode: null }, typed: ['name', 'phone'] };
    createBrowserStorage(() => sessionStorage).write('storefront.contact', contact);
    try {
      const { control } = await dialog('signUp');
      const valueOf = (name: string) => (control(name) as HTMLInputElement).value;
      expect(['First name', 'Last name', 'Phone'].map(valueOf)).toEqual(['Zoé', 'de la Harpe', '+33 6 12 34 56 78']);
      await eventually(() => expect(document.activeElement).toBe(control('Email')));
      // Another guest's, or of another basket: nobody else is told.
      createBrowserStorage(() => sessionStorage).write('storefront.contact', {
        ...contact,
        holder: 'somebody else altogether, with a token',
      });
      expect(await dialog('signUp').then(({ control: other }) => (other('First name') as HTMLInputElement).value)).toBe('');
    } finally {
      sessionStorage.clear();
    }
  });
  test('what is typed into one form goes on into the empty fields of the other', async () => {
    const { type, press, control } = await dialog('signIn');
    const valueOf = (name: string) => (control(name) as HTMLInputElement).value;
    await type('Email or phone', 'zoe@example.org');
    await type('Password', 'a lake in June');
    await press('Sign Up');
    expect([valueOf('Email'), valueOf('Password'), valueOf('Phone')]).toEqual(['zoe@example.org', 'a lake in June', '']);
    await type('Email', 'zoe.test@example.org');
    await press('Sign In');
    expect([valueOf('Email or phone'), valueOf('Password')]).toEqual(['zoe@example.org', 'a lake in June']);
    await press('Sign Up');
    expect(valueOf('Email')).toBe('zoe.test@example.org');
  });
  test('a phone goes on as a phone, and back', async () => {
    const { type, press, control } = await dialog('signIn');
    await type('Email or phone', '079 123 45 67');
    await press('Sign Up');
    expect([(control('Phone') as HTMLInputElement).value, (control('Email') as HTMLInputElement).value]).toEqual(['079 123 45 67', '']);
    await type('Phone', '079 123 45 68');
    await press('Sign In');
    expect((control('Email or phone') as HTMLInputElement).value).toBe('079 123 45 67');
  });
  test('the first field that is wrong has the focus once all is sent', async () => {
    const { shown, type, control } = await dialog('signUp');
    await send();
    expect(document.activeElement).toBe(control('First name'));
    await type('First name', 'Zoé');
    await type('Last name', 'Rochat');
    await send();
    expect(document.activeElement).toBe(control('Email'));
    expect(shown().filter((line) => line.includes('invalid'))).toEqual([
      'textbox: Email, invalid, says “This field is required”',
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

test('a phone number keeps the digits of every script and loses its letters', async () => {
  const { type } = await dialog('signUp');
  await type('Phone', '\u202atel \uff0b41\u00a0７９\u2011١٢٣ 45.67\u202c');
  expect(document.querySelector<HTMLInputElement>('input[name="phone"]')?.value).toBe(' \uff0b41\u00a0７９\u2011١٢٣ 45.67');
});
