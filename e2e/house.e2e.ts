import { expect, test } from '@playwright/test';
import { demoCustomer, newCustomer } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { ACCOUNT_ROUTES, OPEN_ROUTES, titled } from './routes.ts';
import { customerWithBasket } from './with-basket.ts';

/** All pages stand in the same frame: one in three for a change, all in `npm run verify`. */
const looked = (routes: Readonly<Record<string, string>>) =>
  Object.entries(routes).filter((_, turn) => process.env.EVERY_TEST || turn % 3 === 0);

test('every open address answers its own page, and those of an account to their customer; nothing complains', async ({ page }) => {
  const complaints = complaintsOf(page);
  const answers = ([path, name]: readonly [string, string]) =>
    test.step(path, async () => {
      await openPage(page, path);
      await expect(page).toHaveTitle(titled(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
  for (const route of looked(OPEN_ROUTES)) await answers(route);
  await remember(page, { user: await demoCustomer(page.request, 'lea@example.org') });
  for (const route of looked(ACCOUNT_ROUTES)) await answers(route);
  expect(complaints).toEqual([]);
});

test('addresses of sign-in and sign-up open the dialog at home; the address of signing out signs out', async ({ page }) => {
  const dialog = new SignInDialog(page);
  expect((await page.request.get('/user/login')).status()).toBe(200);
  await openPage(page, '/user/login');
  await expect(dialog.signInBox).toBeVisible();
  await openPage(page, '/user/register');
  await expect(dialog.signUpBox).toBeVisible();
  await remember(page, { user: await newCustomer(page.request) });
  await openPage(page, '/store/logout');
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(new Header(page).signIn).toBeVisible();
});

test('a new page begins at its top', async ({ page }) => {
  await openPage(page, '/help');
  const bottom = await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const stops: number[] = [];
    Object.assign(window, { stops });
    const note = () => stops.push(Math.round(window.scrollY));
    // What comes to a page once its end is near moves it before: it counts from the press on.
    const begin = () => {
      note();
      addEventListener('scroll', note);
    };
    addEventListener('click', begin, { capture: true, once: true });
    return window.scrollY;
  });
  expect(bottom).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Escale' }).click();
  await expect(page).not.toHaveURL(/\/help/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const [pressedAt, ...stops] = await page.evaluate(() => (window as unknown as { stops: number[] }).stops);
  expect(
    stops.filter((top) => top !== pressedAt && top !== 0),
    'it stands there at once',
  ).toEqual([]);
});

test('Back from thank-you finds no live checkout', async ({ page }) => {
  await customerWithBasket(page);
  await openPage(page, '/help');
  await new Header(page).basket.click();
  const basket = new BasketPage(page);
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  await expect(page.getByText('Get CHF 1.00 for each person who signs up')).toBeVisible();
  const thankedFor = page.url();
  await page.reload();
  await expect(new OrderPages(page).thanks).toBeVisible();
  await page.goto(thankedFor.replace(/order_id=[^&]+/, `order_id=${'a'.repeat(24)}`));
  await expect(page.getByRole('heading', { name: 'No new order here' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/(basket|thankyou)/);
  await expect(basket.payment).toBeHidden();
  await openPage(page, '/basket');
  await expect(new LandingPage(page).heading).toBeVisible();
});
