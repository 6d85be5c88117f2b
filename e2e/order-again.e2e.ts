import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { MenuItem } from '../contract/entities/store.ts';
import { CAROUGE, customerWhoOrdered, keepStore, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'Café de la Rade';
const FONDUE = 'Moitié-moitié fondue';

const card = (page: Page) => page.getByRole('region', { name: /^(Order again|Recommander)$/ });
const again = (page: Page) => card(page).getByRole('button', { name: /again from|ommander chez/ });

/** What every menu says from now on. */
const menusSay = (page: Page, change: (items: readonly MenuItem[]) => readonly MenuItem[]) =>
  page.route(`**${endpoints.user_get_store_product_item_list.path}`, async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { products: { items: readonly MenuItem[] }[] };
    await route.fulfill({
      response,
      json: { ...menu, products: menu.products.map((group) => ({ ...group, items: change(group.items) })) },
    });
  });

/** The landing page of somebody who had two fondues from the store. */
async function openHome(page: Page, language: 'en' | 'fr' = 'en') {
  const who = await customerWhoOrdered(page.request, STORE, FONDUE, 2);
  const store = await storeNamed(page.request, STORE);
  const favourite_stores = await keepStore(page.request, who.user, store.id);
  await remember(page, { user: { ...who.user, favourite_stores }, place: CAROUGE, language });
  await openPage(page, '/');
  await expect(again(page)).toBeVisible();
  return { ...who, store };
}

test('one tap is enough where nothing changed: the basket opens with it, and a toast says so', async ({ page }) => {
  await openHome(page);
  await again(page).click();
  await expect(page).toHaveURL(/\/basket$/);
  const toast = page.getByRole('status').filter({ hasText: `Your order from ${STORE} is in the basket: 2 items` });
  await expect(toast).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 900) {
    const [over, title] = [await toast.boundingBox(), await page.getByRole('heading', { name: 'Your basket' }).boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0), 'on a phone it stands over the header, and over no fact').toBeLessThanOrEqual(
      title?.y ?? 0,
    );
  }
  await expect(new BasketPage(page).line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
});

/** From now on counts what is pressed; the count stands until the page is loaded anew. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { taps: 0 });
    document.addEventListener('click', ({ isTrusted }) => (counted.taps += isTrusted ? 1 : 0), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

test('who was here before orders with three taps the same, with six something else', IN_VERIFY, async ({ page }) => {
  const basket = new BasketPage(page);
  const pay = async () => {
    await basket.payment.click();
    await basket.orderAndPay.click();
    await expect(page).toHaveURL(/\/thankyou/);
  };
  await openHome(page);
  const same = await countTaps(page);
  await again(page).click();
  await pay();
  expect(await same()).toBeLessThanOrEqual(3);
  await openPage(page, '/');
  const other = await countTaps(page);
  await page.getByRole('region', { name: 'Your favourites' }).getByRole('link', { name: STORE }).click();
  const store = new StorePage(page);
  await store.item(FONDUE).click();
  await new ItemDialog(page, FONDUE).confirm.click();
  await store.toBasket.click();
  await pay();
  expect(await other()).toBeLessThanOrEqual(6);
});

test('what changed is shown with both prices before anything goes in, by keyboard too', IN_VERIFY, async ({ page }) => {
  await openHome(page);
  await menusSay(page, (items) => items.map((item) => (item.name === FONDUE ? { ...item, price: item.price + 1 } : item)));
  await again(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^What changed since/ });
  await expect(dialog.getByRole('region', { name: 'Price increased' })).toContainText('CHF 1.00 more each');
  await expect(dialog.getByRole('region', { name: 'Price increased' }).locator('s')).toContainText('was');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Add 2 items to basket/ }).press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
});

test('the landing page of a customer keeps its h1 and moves nothing while its parts come', IN_VERIFY, async ({ page }) => {
  await watchJumps(page);
  const { user } = await openHome(page);
  for (const visit of ['the first', 'the next']) {
    await openPage(page, '/');
    await expect(again(page)).toHaveText(/CHF/);
    await expect(new LandingPage(page).heading).toBeVisible();
    await expect(page.getByText(`Good afternoon, ${user.first_name}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your favourites' }).getByRole('link', { name: STORE })).toBeVisible();
    expect(await jumpsOf(page), visit).toBeLessThan(0.01);
  }
});

test('a guest’s landing page asks for nothing of it', IN_VERIFY, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await remember(page, { place: CAROUGE });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  expect(files.filter((url) => /OwnHome|Greeting|order_history|reorder/i.test(url))).toEqual([]);
});
