import { expect, test, type Locator } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, newCartToken, newCustomer, signedIn, somebodyNew, storeNamed } from './demo-city.ts';
import { mailedLink } from './mailbox.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, QUIET_PATH, remember, takenOver } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';

const ENDED = 'Your session has ended.';

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

test('the account’s menu whose entries were lost on the way brings them with the next press', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request) });
  await page.route('**/assets/*/UserMenuEntries.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await openPage(page, '/help');
  await lost;
  const header = new Header(page);
  await expect(header.account).toBeVisible();
  await page.unroute('**/assets/*/UserMenuEntries.js');
  await header.account.press('Enter');
  await expect(header.bar.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header.bar.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.account).toBeFocused();
  await expect(header.bar.getByRole('link', { name: 'Profile' })).toBeHidden();
});

test('a new password keeps the customer signed in here, in other tabs too, and nowhere else', IN_VERIFY, async ({ page, browser }) => {
  const who = somebodyNew();
  await remember(page, { user: await newCustomer(page.request, who) });
  const elsewhere = await browser.newPage();
  await remember(elsewhere, { user: await signedIn(page.request, who.email, who.password) });
  await openPage(elsewhere, '/profile');
  const otherTab = await page.context().newPage();
  await openPage(otherTab, '/help');
  await openPage(page, '/profile');
  const profile = new ProfilePage(page);
  await profile.edit.click();
  await profile.field('New password').fill('a mountain in May');
  await profile.field('Current password').fill('not this one');
  await profile.save.click();
  await expect(profile.field('Current password')).toHaveAccessibleDescription(/password is wrong/);
  await expect(profile.field('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(profile.field('New password')).toHaveValue('a mountain in May');
  await profile.field('Current password').fill(who.password);
  await profile.save.click();
  await expect(profile.main.getByText('Your details are saved.')).toBeVisible();

  await expect(elsewhere.getByText(ENDED)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/$/);
  // Longer than a poll: nobody is signed out late.
  await expect(async () => {
    const polls = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/get_detail')).length,
    );
    expect(polls).toBeGreaterThanOrEqual(3);
  }).toPass({ timeout: 30_000 });
  for (const tab of [page, otherTab]) {
    await expect(new Header(tab).account).toBeVisible();
    await expect(tab.getByText(ENDED)).toBeHidden();
  }
  await elsewhere.close();
});

test(
  'an ended session leads home with a message; the same customer, signed in again after a reload, is back where they were',
  IN_VERIFY,
  async ({ page }) => {
    const who = somebodyNew();
    const user = await newCustomer(page.request, who);
    await remember(page, { user, place: CAROUGE, language: 'en' });
    await openPage(page, '/payments');
    await page.request.post(endpoints.logout.path, { data: { store_id: user._id, user_id: user._id, server_token: user.server_token } });
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.reload();
    await takenOver(page);
    await page.getByRole('main').or(page.locator('body')).getByRole('link', { name: 'Sign in' }).first().click();
    await new SignInDialog(page).signIn(who.email, who.password);
    await expect(page).toHaveURL(/\/payments$/);
    await expect(page.getByRole('main')).toContainText(who.first_name);
    expect(await page.evaluate(() => localStorage.getItem('current_location'))).not.toBeNull();
  },
);

test('logging out in one tab logs out all', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await newCustomer(page.request) });
  const otherTab = await page.context().newPage();
  await openPage(otherTab, '/help');
  await openPage(page, '/help');
  await new Header(page).signOut();
  await expect(new Header(page).signIn).toBeVisible();
  await expect(new Header(otherTab).signIn).toBeVisible();
  await expect(otherTab.getByText(ENDED)).toBeHidden();
});

test('registering in the basket goes home with the basket intact and a way back to it', async ({ page }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, store, 'Moitié-moitié fondue', 1);
  await remember(page, { cartToken, place: CAROUGE });
  const who = somebodyNew();
  await openPage(page, '/basket?dialog=signUp');
  await new SignInDialog(page).signUp(who);
  await expect(page).toHaveURL(/\/$/);
  const bar = page.getByRole('link', { name: WORDS.en.continueOrder });
  await expect(bar).toContainText('1 item');
  await bar.click();
  await expect(page.getByRole('main')).toContainText('Moitié-moitié fondue');

  await expect(page).toHaveURL(/\/basket/);
});

test('signing in in the basket stays there, with the basket', IN_VERIFY, async ({ page }) => {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  const cartToken = newCartToken();
  await fillBasket(
    page.request,
    { cart_unique_token: cartToken },
    await storeNamed(page.request, 'Café de la Rade'),
    'Moitié-moitié fondue',
    1,
  );
  await remember(page, { cartToken, place: CAROUGE });
  await openPage(page, '/basket?dialog=signIn');
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(new Header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('main')).toContainText('Moitié-moitié fondue');
});

for (const [setting, label, wrong, words] of [
  [{ is_user_login_by_email: true, is_user_login_by_phone: true }, 'Email or phone', 'lea@', 'Please enter valid email or phone'],
  [{ is_user_login_by_email: true, is_user_login_by_phone: false }, 'Email', '079 111 22 33', 'please enter a valid email'],
  [{ is_user_login_by_email: false, is_user_login_by_phone: true }, 'Phone', 'lea@example.org', "phone doesn't seem right"],
  [{ is_user_login_by_email: false, is_user_login_by_phone: false }, 'Email', 'lea', 'please enter a valid email'],
] as const) {
  test(`the sign-in field follows the settings: ${JSON.stringify(setting)}`, IN_VERIFY, async ({ page }) => {
    await page.route(`**${endpoints.get_setting_detail.path}`, (route) =>
      route.fulfill({ json: { success: true, setting: { ...setting, is_referral_to_user: true } } }),
    );
    await openPage(page, '/help?dialog=signIn');
    const dialog = new SignInDialog(page);
    const field = dialog.signInBox.getByRole('textbox', { name: label, exact: true });
    await expect(dialog.submit).toBeDisabled();
    await field.fill(wrong);
    await dialog.signInBox.getByRole('textbox', { name: 'Password' }).fill('12345');
    await page.keyboard.press('Enter');
    await expect(dialog.signInBox.getByText(words)).toBeVisible();
    await expect(dialog.signInBox.getByText("password doesn't seem right")).toBeVisible();
    await expect(field).toBeFocused();
    await expect(dialog.signInBox.getByRole('alert')).toContainText('2 fields');
  });
}

test('every personal field tells the browser what it holds; the terms open beside the form, and who signs up is welcomed', async ({
  page,
}) => {
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
  const cartToken = newCartToken();
  await fillBasket(
    page.request,
    { cart_unique_token: cartToken },
    await storeNamed(page.request, 'Café de la Rade'),
    'Moitié-moitié fondue',
    1,
  );
  await page.evaluate(() => localStorage.removeItem('user'));
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.open('who');
  await holds(page.getByRole('dialog'), { Name: 'name', Phone: 'tel' });
  await basket.done();
  await basket.open('where');
  await holds(page.getByRole('dialog'), { 'Post code': 'postal-code' });
});

test('every message of the sign-up form, and what a server says stands in the form and as an alert', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/help?dialog=signUp');
  const dialog = new SignInDialog(page);
  const field = (name: string) => dialog.signUpBox.getByRole('textbox', { name, exact: true });
  await expect(dialog.submit).toBeDisabled();
  await field('First name').press('Enter');
  await expect(dialog.signUpBox.getByText('This field is required')).toHaveCount(5);
  await expect(dialog.signUpBox.getByText('Please accept terms and condition to sign up')).toBeVisible();
  await field('Email').fill('lea@');
  await field('Password').fill('12345');
  await field('Phone').pressSequentially('abc79 111x');
  await expect(field('Phone')).toHaveValue('79 111');
  await expect(dialog.signUpBox.getByText('Please Enter Valid Email')).toBeVisible();
  await expect(dialog.signUpBox.getByText('Your password is too short. Please use a password with at least 6 characters.')).toBeVisible();
  await expect(dialog.signUpBox.getByText("phone doesn't seem right")).toBeVisible();
  await dialog.signUp({ ...somebodyNew(), email: 'lea@example.org' });
  await expect(dialog.signUpBox.getByRole('alert')).toContainText('An account with this email address already exists.');
  await expect(dialog.signUpBox.getByText('An account with this email address already exists.')).toHaveCount(2);
  await expect(field('First name')).toHaveValue('Zoé');
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

  for (const [name, text] of [
    ['cut off', '{"_id":"'],
    ['of an old version', '{"id":7,"token":"x"}'],
    ['a prototype', '{"__proto__":{"_id":"x","server_token":"y"},"_id":1}'],
    ['a list', '[]'],
    ['huge', '"'.repeat(100_000)],
  ] as const) {
    test(`whose customer is ${name} loses that key alone`, inVerifyIf(name !== 'cut off'), async ({ page }) => {
      await page.goto(QUIET_PATH);
      await page.evaluate((corrupt) => {
        for (const key of ['user', 'current_location', '[object Object]']) localStorage.setItem(key, corrupt);
        localStorage.setItem('language', 'en');
        localStorage.setItem('somebody.elses', 'kept');
      }, text);
      await page.goto('/profile');
      await takenOver(page);
      // Nobody is signed in, so the page asks who they are; all else lies behind that dialog.
      await expect(new SignInDialog(page).signInBox).toBeVisible();
      expect(
        await page.evaluate(() => ['user', 'current_location', 'language', 'somebody.elses'].map((key) => localStorage.getItem(key))),
      ).toEqual([null, null, 'en', 'kept']);
    });
  }
});
