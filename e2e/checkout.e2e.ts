import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { choose } from './choose.ts';
import { CAROUGE, holderOf, newCartToken, newCustomer, saveCard, switchWallet, topUp } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';
import { fillWithFondue, openBasket } from './with-basket.ts';

async function openFilledBasket(page: Page, quantity = 1) {
  const user = await newCustomer(page.request);
  await fillWithFondue(page.request, holderOf(user), quantity);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  const basket = await openBasket(page);
  return { user, basket, order: new OrderPages(page) };
}

/** Presses Tab until something has the focus; everything on the way must have a name. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let times = 0; times < 120; times += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) await expect(focused).toHaveAccessibleName(/\S/);
  }
  throw new Error(`Tab never came to ${goal.toString()}`);
}
const calls = (endpoint: { readonly path: string }) => (request: Request) => request.url().endsWith(endpoint.path);

test('what the wallet pays whole is collected at the store, once that is confirmed', async ({ page }) => {
  const { user, basket, order } = await openFilledBasket(page);
  await saveCard(page.request, user, '4242424242424242');
  await topUp(page.request, user, 100);
  await switchWallet(page.request, user, true);
  await page.reload();
  await choose(basket.collect);
  await basket.isReady();
  const total = await basket.amount();
  await basket.payment.click();
  await basket.confirmPickup.click();
  await expect(basket.lastLook.getByText('Your wallet pays for everything.')).toBeVisible();
  await expect(basket.orderAndPay).toContainText((total / 100).toFixed(2));
  await basket.orderAndPay.click();
  await expect(order.thanks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready at the store' })).toBeVisible();
  await openPage(page, '/payments');
  await expect(page.getByRole('region', { name: 'Wallet' })).toContainText(`CHF\u00a0${((10_000 - total) / 100).toFixed(2)}`);
});

test('from the basket to the confirmation by keyboard alone', async ({ page }) => {
  const { basket, order } = await openFilledBasket(page);
  const press = async (locator: Locator, keys: string) => {
    await tabTo(page, locator);
    await page.keyboard.press(keys);
  };
  await press(basket.openPromo, 'Enter');
  await expect(basket.promo).toBeFocused();
  await page.keyboard.type('BIENVENUE');
  const promo = page.waitForRequest(calls(endpoints.apply_promo_code));
  await page.keyboard.press('Enter');
  await promo;
  await expect(basket.removePromo.or(basket.promoTrouble)).toBeVisible();
  await expect(basket.lastLook).toBeHidden();
  await basket.isReady();
  await press(basket.payment, 'Enter');
  await expect(basket.lastLook).toBeVisible();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  // Escape leads back to the button that opened it.
  await page.keyboard.press('Escape');
  await expect(basket.lastLook).toBeHidden();
  await expect(basket.payment).toBeFocused();
  await page.keyboard.press('Space');
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await press(basket.orderAndPay, 'Space');
  await expect(order.thanks).toBeVisible();
});

test('what is missing opens its row, at its field, in the specification’s words; then Payment leads on', async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  await basket.within('who', async () => {
    await basket.name.fill('');
    await basket.phone.fill('12');
  });
  await basket.open('where');
  const right = await basket.postcode.inputValue();
  await basket.postcode.fill('');
  await basket.done();
  await basket.payment.click();
  await expect(basket.postcode).toBeFocused();
  await expect(basket.postcode).toHaveAccessibleDescription('Please apply postcode');
  await basket.postcode.fill(right);
  await basket.done();
  await expect(basket.row('who')).toContainText('Add your name.');
  await basket.payment.click();
  await expect(basket.name).toBeFocused();
  await expect(basket.name).toHaveAccessibleDescription('This field is required');
  await expect(basket.phone).toHaveAccessibleDescription("phone doesn't seem right");
  await basket.name.fill('Zoé Test');
  await basket.phone.fill('079 111 22 33');
  await page.keyboard.press('Enter');
  await expect(basket.row('who')).toContainText('Zoé Test');
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Zoé Test');
});
