import { expect, test, type Locator, type Page } from '@playwright/test';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, QUIET_PATH, takenOver } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { guestWithBasket } from './with-basket.ts';

/** The newest link that sets a new password, as it came to an address: read on the development mailbox, in a tab of its own. */
async function mailedLink(page: Page, address: string): Promise<string> {
  const tab = await page.context().newPage();
  const link = tab
    .getByRole('article')
    .filter({ hasText: address })
    .getByRole('link', { name: /new-password/ })
    .first();
  await expect(async () => {
    await tab.goto('/mailbox');
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const href = await link.getAttribute('href');
  await tab.close();
  if (!href) throw new Error(`the e-mail to ${address} has no link`);
  return new URL(href).pathname + new URL(href).hash;
}

test('somebody who forgot the password gets an e-mail, sets a new one and signs in with it, by keyboard alone', async ({ page }) => {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  const dialog = new SignInDialog(page);
  await openPage(page, '/help?dialog=signIn');
  await dialog.signInBox.getByRole('textbox', { name: 'Email or phone' }).fill(who.email);
  await dialog.forgot.press('Enter');
  await expect(dialog.forgotBox.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(dialog.forgotBox.getByRole('textbox', { name: 'Email' })).toHaveValue(who.email);
  await page.keyboard.press('Enter');
  await expect(dialog.checkEmailBox).toContainText('Check your spam folder');

  await openPage(page, await mailedLink(page, who.email));
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('short');
  await password.press('Enter');
  await expect(page.getByText('Your password is too short. Please use a password with at least 6 characters.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('a mountain in May');
  await password.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your new password is set.' })).toBeFocused();
  await expect(page.getByText('Choose a new password')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).press('Enter');
  await dialog.signIn(who.email, 'a mountain in May');
  await expect(new Header(page).account).toBeVisible();
});

test('every personal field says what it holds; terms open beside the form; sign-up welcomes', async ({ page }) => {
  const dialog = new SignInDialog(page);
  const holds = async (box: Locator, tokens: Readonly<Record<string, string>>) => {
    for (const [name, token] of Object.entries(tokens))
      await expect(box.getByRole('textbox', { name, exact: true }), name).toHaveAttribute('autocomplete', token);
  };
  await openPage(page, '/help?dialog=signIn');
  await holds(dialog.signInBox, { 'Email or phone': 'username', Password: 'current-password' });
  await dialog.forgot.click();
  await holds(dialog.forgotBox, { Email: 'email' });
  await openPage(page, '/help?dialog=signUp');
  await holds(dialog.signUpBox, {
    'First name': 'given-name',
    'Last name': 'family-name',
    Email: 'email',
    Password: 'new-password',
    Phone: 'tel-national',
  });
  await expect(dialog.signUpBox.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
  await expect(dialog.signUpBox.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms.html');
  await dialog.signUp(somebodyNew());
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(dialog.signUpBox).toBeHidden();
  await openPage(page, '/profile');
  const profile = new ProfilePage(page);
  await profile.edit.first().click();
  await holds(profile.main, {
    'First name': 'given-name',
    'Last name': 'family-name',
    Email: 'email',
    Phone: 'tel-national',
    'Current password': 'current-password',
  });
  await page.evaluate(() => localStorage.removeItem('user'));
  await guestWithBasket(page);
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.open('who');
  await holds(page.getByRole('dialog'), { Name: 'name', Phone: 'tel' });
  await basket.done();
  await basket.open('where');
  await holds(page.getByRole('dialog'), { 'Post code': 'postal-code' });
});

test('the first screen of an account page says nothing about who is signed in', async ({ request }) => {
  for (const path of ['/profile', '/payments', '/orders', '/favourite_stores', '/addresses']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<h1');
    expect(html, path).not.toMatch(/Sign in|nobody is signed in/i);
  }
});

test.describe('storage', () => {
  test('that is blocked leaves a page that works, and signing in lasts as long as it', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { configurable: true, get: blocked });
      Object.defineProperty(window, 'sessionStorage', { configurable: true, get: blocked });
    });
    const who = somebodyNew();
    await newCustomer(page.request, who);
    await page.goto('/help?dialog=signIn');
    await takenOver(page);
    await new SignInDialog(page).signIn(who.email, who.password);
    await expect(new Header(page).account).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('whose customer is cut off loses that key alone', async ({ page }) => {
    await page.goto(QUIET_PATH);
    await page.evaluate(() => {
      for (const key of ['user', 'current_location']) localStorage.setItem(key, '{"_id":"');
      localStorage.setItem('language', 'en');
      localStorage.setItem('somebody.elses', 'kept');
    });
    await page.goto('/profile');
    await takenOver(page);
    // Nobody is signed in, so the page asks who they are; all else lies behind that dialog.
    await expect(new SignInDialog(page).signInBox).toBeVisible();
    expect(
      await page.evaluate(() => ['user', 'current_location', 'language', 'somebody.elses'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, 'en', 'kept']);
  });
});
