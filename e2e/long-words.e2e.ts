import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import {
  AROUND_CAROUGE,
  CAROUGE,
  customerWhoOrdered,
  holderOf,
  keepStore,
  newCustomer,
  saveAddress,
  saveCard,
  sendPicture,
  storeNamed,
} from './demo-city.ts';
import { collectWords, holdsLongWords, LONG_LINK, showInstead, sideways, withoutDirection } from './long-words.ts';
import { CourierPage } from './models/CourierPage.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder, moveOrder } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, STORE, customerWithBasket, openBasket } from './with-basket.ts';

test.use({ viewport: { width: 320, height: 700 } });
/** A stream of news never ends, and the network would never be idle. */
test.beforeEach(({ page }) => page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 })));
const main = (page: Page) => page.getByRole('main');
const HEBREW = 'חניה ליד השער, בניין 4';

async function rememberSomebody(page: Page): Promise<string> {
  const { user, orderId } = await customerWhoOrdered(page.request, STORE, FONDUE, 2);
  await saveAddress(page.request, user, { address_name: 'Atelier', address: 'Rue de Carouge 24, 1205 Genève', ...AROUND_CAROUGE });
  await saveCard(page.request, user, '4242424242424242');
  await sendPicture(page.request, user);
  const { id } = await storeNamed(page.request, STORE);
  await remember(page, { user: { ...user, favourite_stores: await keepStore(page.request, user, id) }, place: CAROUGE });
  return orderId;
}

test('nothing that an account keeps is wider than the screen', IN_VERIFY, async ({ page }) => {
  const heard = collectWords(page);
  const orderId = await rememberSomebody(page);
  const own = ['/', '/profile', '/payments', '/orders', '/orders?tab=history', '/favourite_stores', '/addresses'];
  for (const path of [...own, `/order_detail?order_id=${orderId}`, `/invoice?order_id=${orderId}`])
    await test.step(path, async () => {
      await openPage(page, path);
      if (path.includes('order_id')) await expect(main(page)).toContainText('CHF');
      await holdsLongWords(page, heard);
    });
});

for (const stage of [[], ['accept'], ['accept', 'prepare', 'ready', 'assign']] as const)
  test(`nothing of a followed order is wider than the screen after ${stage.join(', ') || 'it was sent'}`, IN_VERIFY, async ({ page }) => {
    const heard = collectWords(page);
    const user = await newCustomer(page.request);
    const own = await anotherOrder(page, holderOf(user));
    await remember(page, { user, place: CAROUGE });
    await moveOrder(page.request, own, ...stage);
    for (const path of ['/orders', `/order_detail?order_id=${own.orderId}`, `/delivery-coming?order_id=${own.orderId}`]) {
      await openPage(page, path);
      await expect(main(page)).toContainText('CHF');
      await holdsLongWords(page, heard);
      await showInstead(page, heard, LONG_LINK);
      expect(await sideways(page)).toEqual([]);
    }
    await openPage(page, '/operator');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await holdsLongWords(page, heard);
  });

test('nothing of the stores, a store and a dish is wider than the screen', IN_VERIFY, async ({ page }) => {
  const heard = collectWords(page);
  const store = await storeNamed(page.request, STORE);
  await remember(page, { place: CAROUGE });
  for (const path of [`/stores?category=${store.categoryId}`, `/stores?category=${store.categoryId}&q=fondue`, '/deliveries', store.path]) {
    await openPage(page, path);
    await holdsLongWords(page, heard);
  }
  await openPage(page, store.path);
  await main(page)
    .getByRole('button', { name: new RegExp(FONDUE) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsLongWords(page, heard);
});

test('nothing of basket and last look is too wide, and typed text runs in its own direction', async ({ page }) => {
  const heard = collectWords(page);
  const { user } = await customerWithBasket(page, { quantity: 2 });
  await saveCard(page.request, user, '4242424242424242');
  await saveAddress(page.request, user, { address_name: 'Atelier', address: 'Rue de Carouge 24, 1205 Genève', ...AROUND_CAROUGE });
  const basket = await openBasket(page);
  // First: what is put into fields counts as typed, and such words are none that an order is made with.
  await basket.payment.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsLongWords(page, heard);
  await openPage(page, '/basket');
  await basket.isReady();
  await holdsLongWords(page, heard);
  await openPage(page, '/basket');
  await basket.isReady();
  expect(await showInstead(page, heard, HEBREW)).toBeGreaterThan(0);
  expect(await withoutDirection(page, HEBREW)).toEqual([]);
});

test('nothing of a parcel is wider than the screen, from its form to its receiver', IN_VERIFY, async ({ page }) => {
  const heard = collectWords(page);
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/deliveries');
  await page.waitForFunction(() => localStorage.getItem('city_id') !== null);
  await openPage(page, '/courier_order');
  const courier = new CourierPage(page);
  await courier.fillIn();
  await courier.toThePrice();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
  for (const path of ['/orders', '/order_detail', '/delivery-coming']) {
    await openPage(page, path);
    await expect(main(page)).toContainText('CHF');
    await holdsLongWords(page, heard);
  }
});

test('what people typed runs in its own direction, where it is written and where it is read', IN_VERIFY, async ({ page }) => {
  const heard = collectWords(page);
  const orderId = await rememberSomebody(page);
  for (const path of ['/profile', '/addresses', `/order_detail?order_id=${orderId}`, '/basket']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await showInstead(page, heard, HEBREW);
    expect(await withoutDirection(page, HEBREW), path).toEqual([]);
  }
  await openPage(page, '/help');
  for (const field of await main(page).locator('input[type=text], textarea').all()) await expect(field).toHaveAttribute('dir', 'auto');
});
