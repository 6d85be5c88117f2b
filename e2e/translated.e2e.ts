import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { POLL_EVERY } from '../contract/poll-every.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, placeOrder, somebodyNew, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openStore } from './open-store.ts';
import { openBooking } from './open-booking.ts';
import { openPage, remember, takenOver } from './open-page.ts';
import { moveServerClock } from './server-clock.ts';
import { translatePage } from './translate-page.ts';
import { IN_VERIFY } from './tags.ts';

/** Whatever breaks in the page while it is translated. */
function hearMistakes(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (/NotFoundError|not a child/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

test('a dish with options is chosen and ordered on a page that is translated', IN_VERIFY, async ({ page }) => {
  const mistakes = hearMistakes(page);
  await translatePage(page);
  await openStore(page, 'Snack 24');
  await new StorePage(page).item('Last Train').click();
  const dialog = new ItemDialog(page, 'Last Train');
  await dialog.option('Pink').click();
  await expect(dialog.choice('Pink')).toBeChecked();
  await dialog.more.click();
  await dialog.less.click();
  await dialog.confirm.click();
  await expect(new StorePage(page).toBasket).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('an order is made on a page that is translated, and its sum is true', IN_VERIFY, async ({ page }) => {
  test.slow();
  const mistakes = hearMistakes(page);
  await translatePage(page);
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await page.goto('/');
  await takenOver(page);
  const landing = new LandingPage(page);
  await landing.address.fill('Rue de Carouge 12');
  await landing.suggestion(/Rue de Carouge 12/).click();
  await new StoresPage(page).store('Café de la Rade').click();
  const store = new StorePage(page);
  const dialog = new ItemDialog(page, 'Moitié-moitié fondue');
  await store.item('Moitié-moitié fondue').click();
  const one = await dialog.confirm.textContent();
  await dialog.more.click();
  await expect(dialog.confirm).not.toHaveText(one ?? '');
  await dialog.less.click();
  await expect(dialog.confirm).toHaveText(one ?? '');
  await dialog.confirm.click();
  await store.toBasket.click();
  const basket = new BasketPage(page);
  await basket.login.click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await basket.isReady();
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('every page is there while it is translated, and goes to the next one', IN_VERIFY, async ({ page }) => {
  test.slow();
  const mistakes = hearMistakes(page);
  await translatePage(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  for (const path of [
    '/',
    '/stores',
    '/basket',
    '/courier_order',
    '/profile',
    '/payments',
    '/orders',
    '/favourite_stores',
    '/addresses',
    '/help',
    '/faq',
  ]) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/could not be loaded|went wrong/)).toHaveCount(0);
  }
  expect(mistakes).toEqual([]);
});

test('a promo code is taken and given back on a page that is translated, and the sum follows', IN_VERIFY, async ({ page }) => {
  const mistakes = hearMistakes(page);
  await translatePage(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 2);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
  const whole = await basket.payment.textContent();
  await basket.givePromo('NOSUCHCODE');
  await expect(basket.promoTrouble).toBeVisible();
  await basket.givePromo('RADE10');
  await expect(basket.removePromo).toBeVisible();
  await basket.isReady();
  await expect(basket.payment).not.toHaveText(whole ?? '');
  await basket.removePromo.click();
  await expect(basket.openPromo.or(basket.promo).first()).toBeVisible();
  await basket.isReady();
  await expect(basket.payment).toHaveText(whole ?? '');
  expect(mistakes).toEqual([]);
});

test('a parcel is sent from a page that is translated', IN_VERIFY, async ({ page }) => {
  test.slow();
  const mistakes = hearMistakes(page);
  await translatePage(page);
  const { courier } = await openBooking(page);
  await courier.go.click();
  await expect(page.getByText('Check 6 fields', { exact: true })).toBeVisible();
  await courier.fillIn();
  await courier.toThePrice();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
  expect(mistakes).toEqual([]);
});

test('an order is followed to its end on a page that is translated', IN_VERIFY, async ({ page, baseURL }) => {
  test.slow();
  const mistakes = hearMistakes(page);
  await page.clock.install();
  // What moves on is heard by asking.
  await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 }));
  await translatePage(page);
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
  const { stage } = new OrderPages(page);
  await expect(stage).toBeVisible();
  const stages = new Set<string | null>();
  // What is received is looked at in its detail.
  const isFollowed = () => page.url().includes('/delivery-coming');
  for (let moves = 0; moves < 30 && isFollowed(); moves += 1) {
    stages.add(await stage.textContent());
    const asked = page.waitForResponse(/get_order_detail/);
    await moveServerClock(baseURL, 45);
    await page.clock.fastForward(POLL_EVERY.orderTracking);
    await asked;
  }
  await expect(page).toHaveURL(/\/order_detail\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(stages.size).toBeGreaterThan(3);
  await expect(page.getByText(/could not be loaded|went wrong/)).toHaveCount(0);
  expect(mistakes).toEqual([]);
});
