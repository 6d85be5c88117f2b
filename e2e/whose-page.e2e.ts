import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, somebodyNew, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage, remember } from './open-page.ts';
import { FONDUE, STORE } from './own-orders.ts';

/** Somebody new with a fondue in their basket; not signed in anywhere. */
async function somebody(page: Page, quantity: number) {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, STORE), FONDUE, quantity);
  return { who, user };
}
/** The basket's page of somebody who is signed in, and a second tab beside it. */
async function basketOf(page: Page) {
  const aline = await somebody(page, 1);
  await remember(page, { user: aline.user, place: CAROUGE });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await expect(basket.line(FONDUE)).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, '/help');
  return { ...aline, basket, other };
}
const signIn = async (page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> => {
  await new Header(page).signIn.click();
  await new SignInDialog(page).signIn(email, password);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const code = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });

test('whoever signs in in another tab reads nothing that the one before typed, and no news of prices that were never theirs', async ({
  page,
}) => {
  const { basket, other } = await basketOf(page);
  const bruno = await somebody(page, 2);
  await code(page).fill('ALINESCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ALINESCODE' })).toBeVisible();
  await basket.name.fill('Aline of the fourth floor');
  // As another tab does it that had slept: straight from one customer to the next.
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), bruno.user);
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  await expect(code(page)).toHaveValue('');
  await expect(basket.name).toHaveValue(`${bruno.who.first_name} ${bruno.who.last_name}`);
  await expect(page.getByText('ALINESCODE')).toHaveCount(0);
  await expect(page.getByText('Changed since you last looked')).toHaveCount(0);
});

test('after a sign-out in another tab dish and address are gone at once, while the server is silent', async ({ page }) => {
  const { basket, other } = await basketOf(page);
  await page.route('**/api/**', () => new Promise<never>(() => undefined));
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(basket.line(FONDUE)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Rue de Carouge 12')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who is signed out by the server at the basket is back there once they sign in again, with what they changed meanwhile', async ({
  page,
}) => {
  const { who, user, basket } = await basketOf(page);
  await page.route(`**${endpoints.add_item_in_cart.path}`, (route) => route.abort('connectionreset'));
  await basket.line(FONDUE).getByRole('button', { name: /more$/ }).click();
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  const { user_id, server_token } = holderOf(user);
  await page.request.post(endpoints.logout.path, { data: { store_id: user_id, user_id, server_token } });
  await page.waitForURL('/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn(page, who);
  await page.waitForURL('/basket');
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storefront.untold_basket'))).toBeNull();
});
