import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';

const FONDUE = 'Moitié-moitié fondue';

/** A customer whose basket holds fondues, on the basket page. */
async function openFilledBasket(page: Page, quantity = 1) {
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), FONDUE, quantity);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
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

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('cart_unique_token'));
const calls = (endpoint: { readonly path: string }) => (request: Request) => request.url().endsWith(endpoint.path);
const sent = (request: Request) => request.postDataJSON() as { readonly cart_unique_token: string; readonly user_pay_payment: number };

test('after an order every tab goes on with a new guest’s token, the customer still signed in', async ({ page, context }) => {
  const { basket, order } = await openFilledBasket(page);
  const before = await keptToken(page);
  const other = await context.newPage();
  await openPage(other, '/faq');
  await expect(new Header(other).basket).toHaveAccessibleName(/1 item/);
  const heard = other.waitForRequest((request) => calls(endpoints.get_cart)(request) && sent(request).cart_unique_token !== before);
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(order.thanks).toBeVisible();
  const after = await keptToken(page);
  expect(after).toMatch(/^[0-9a-f]{32}$/);
  expect(after).not.toBe(before);
  expect(sent(await heard).cart_unique_token).toBe(after);
  for (const tab of [page, other]) {
    await expect(new Header(tab).basket).toHaveAccessibleName(/empty/);
    await expect(new Header(tab).account).toBeVisible();
  }
});

test('an order that is refused leaves token and basket as they were', async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  const before = await keptToken(page);
  await page.route(`**${endpoints.create_order.path}`, (route) => route.fulfill({ json: { success: false, error_code: 651 } }));
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(basket.understood).toBeVisible();
  expect(await keptToken(page)).toBe(before);
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
});

test('a dearer price is shown as a difference, accepted, and then charged as the button says', async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  const before = await basket.amount();
  await basket.changeAddress.click();
  await basket.address.fill('Rue Ancienne 20');
  await basket.suggestion(/Rue Ancienne 20/).click();
  await expect(basket.differences).toContainText(/Delivery \+CHF\s\d+\.\d\d: the address is \d+(\.\d)? km farther/);
  await basket.isReady();
  const dearer = await basket.amount();
  const [, by = ''] = /\+CHF\s(\d+\.\d\d)/.exec((await basket.differences.textContent()) ?? '') ?? [];
  expect(dearer - before).toBe(Math.round(Number(by) * 100));
  await basket.accept.click();
  await expect(basket.differences).toBeHidden();
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Rue Ancienne 20');
  await expect(basket.orderAndPay).toContainText((dearer / 100).toFixed(2));
  const paying = page.waitForRequest(calls(endpoints.pay_order_payment));
  await basket.orderAndPay.click();
  expect(Math.round(sent(await paying).user_pay_payment * 100)).toBe(dearer);
  await new OrderPages(page).track.click();
  await expect(page.getByRole('main')).toContainText(`CHF ${(dearer / 100).toFixed(2)}`);
});

test('from the basket to the confirmation by keyboard alone', async ({ page }) => {
  const { basket, order } = await openFilledBasket(page);
  const press = async (locator: Locator, keys: string) => {
    await tabTo(page, locator);
    await page.keyboard.press(keys);
  };
  await tabTo(page, basket.promo);
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
