import { expect, test } from '@playwright/test';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage } from './open-page.ts';

const TOO_SHORT = 'Your password is too short. Please use a password with at least 6 characters.';

test('sign-up says what is wrong with a field when it is left: not while it is typed, and nothing of an empty one', async ({ page }) => {
  await openPage(page, '/help?dialog=signUp');
  const { signUpBox, submit } = new SignInDialog(page);
  const field = (name: string) => signUpBox.getByRole('textbox', { name, exact: true });
  await field('First name').focus();
  await page.keyboard.press('Tab');
  await expect(field('Last name')).toBeFocused();
  await field('Email').pressSequentially('bad');
  await expect(signUpBox.getByText('Please Enter Valid Email')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(signUpBox.getByText('Please Enter Valid Email')).toBeVisible();
  await field('Password').pressSequentially('abc');
  await page.keyboard.press('Tab');
  // The button that shows the password belongs to its field.
  await expect(signUpBox.getByRole('button', { name: 'Show password' })).toBeFocused();
  await expect(signUpBox.getByText(TOO_SHORT)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(signUpBox.getByText(TOO_SHORT)).toBeVisible();
  await field('Phone').fill('12');
  await field('Referral code').focus();
  await expect(signUpBox.getByText("phone doesn't seem right")).toBeVisible();
  await expect(signUpBox.getByText('This field is required')).toHaveCount(0);
  await expect(signUpBox.getByRole('alert')).toHaveCount(0);

  await field('Email').fill('zoe@example.org');
  await expect(signUpBox.getByText('Please Enter Valid Email')).toBeHidden();
  await field('Email').pressSequentially(' and more');
  await expect(signUpBox.getByText('Please Enter Valid Email'), 'put right, it is silent until it is left again').toBeHidden();

  await submit.press('Enter');
  const alert = signUpBox.getByRole('alert');
  await expect(alert).toContainText('6 fields');
  await expect(alert).toContainText('First name, Last name, Email, Password, Phone, Terms and conditions');
  await expect(field('First name')).toBeFocused();
});

test('a press on a way out of a wrong field is heard, though the field’s error moves the page', async ({ page }) => {
  await openPage(page, '/help?dialog=signIn');
  const dialog = new SignInDialog(page);
  await dialog.signInBox.getByRole('textbox', { name: 'Email or phone' }).fill('not an address');
  const box = await dialog.ratherSignUp.boundingBox();
  if (!box) throw new Error('the way to sign-up has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(dialog.signInBox.getByText('Please enter valid email or phone')).toBeHidden();
  await page.mouse.up();
  await expect(dialog.signUpBox).toBeVisible();
});
