import { expect, test, type Locator } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const TOO_SHORT = 'Your password is too short. Please use a password with at least 6 characters.';
const looks = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

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

test(
  'the button of a form with something missing looks like one that works, reads as disabled and says what is missing',
  IN_VERIFY,
  async ({ page }) => {
    await openPage(page, '/help?dialog=signIn');
    const { signInBox, submit } = new SignInDialog(page);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    const empty = await looks(submit);
    await submit.click({ force: true });
    await expect(signInBox.getByRole('alert')).toContainText('Email or phone, Password');
    await expect(signInBox.getByRole('textbox', { name: 'Email or phone' })).toBeFocused();
    await signInBox.getByRole('textbox', { name: 'Email or phone' }).fill('lea@example.org');
    await signInBox.getByRole('textbox', { name: 'Password' }).fill('long enough');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await page.mouse.move(0, 0);
    await expect.poll(() => looks(submit)).toBe(empty);
  },
);

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

test('while the server is asked, the ways out of sign-in stay words without a box', IN_VERIFY, async ({ page }) => {
  await page.route(`**${endpoints.login.path}`, () => undefined);
  await openPage(page, '/help?dialog=signIn');
  const dialog = new SignInDialog(page);
  await dialog.signIn('lea@example.org', 'long enough');
  await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
  for (const way of [dialog.forgot, dialog.ratherSignUp]) {
    await expect(way).toBeDisabled();
    await expect.poll(() => looks(way)).toBe('rgba(0, 0, 0, 0)');
  }
});

test('forgotten password, new e-mail and newsletter say it too when they are left', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request) });
  await openPage(page, '/profile');
  const profile = new ProfilePage(page);
  await profile.edit.click();
  await profile.field('Email').fill('zoe@');
  await profile.field('New password').fill('123');
  await profile.field('Current password').focus();
  await expect(profile.main.getByText('please enter valid email')).toBeVisible();
  await expect(profile.main.getByText("password doesn't seem right")).toBeVisible();
  await expect(profile.main.getByText('This field is required')).toHaveCount(0);

  await openPage(page, '/');
  const newsletter = page.getByRole('textbox', { name: 'News from your neighbourhood' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await newsletter.fill('zoe@');
  await expect(page.getByRole('contentinfo').getByText('Please Enter Valid Email')).toBeHidden();
  await newsletter.blur();
  await expect(page.getByRole('contentinfo').getByText('Please Enter Valid Email')).toBeVisible();

  await new Header(page).signOut();
  await openPage(page, '/help?dialog=forgotPassword');
  const { forgotBox, close } = new SignInDialog(page);
  await forgotBox.getByRole('textbox', { name: 'Email' }).fill('zoe@');
  await close.focus();
  await expect(forgotBox.getByText('please enter a valid email')).toBeVisible();
});

test(
  'what a guest typed into sign-up is there when it is opened again, without the password, until somebody signs in',
  IN_VERIFY,
  async ({ page }) => {
    const who = somebodyNew();
    await newCustomer(page.request, who);
    await openPage(page, '/help?dialog=signUp');
    const dialog = new SignInDialog(page);
    const field = (name: string) => dialog.signUpBox.getByRole('textbox', { name, exact: true });
    await field('First name').fill('Zoé');
    await field('Email').fill('zoe@example.org');
    await field('Password').fill('a lake in June');
    await dialog.close.click();
    const header = new Header(page);
    await header.signIn.click();
    await dialog.ratherSignUp.click();
    await expect(field('First name')).toHaveValue('Zoé');
    await expect(field('Email')).toHaveValue('zoe@example.org');
    await expect(field('Password')).toHaveValue('');

    await dialog.ratherSignIn.click();
    await dialog.signIn(who.email, who.password);
    await header.signOut();
    await header.signIn.click();
    await dialog.ratherSignUp.click();
    await expect(field('First name')).toHaveValue('');
    await expect(field('Email')).toHaveValue('');
  },
);
