import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, customerWhoOrdered, keepStore, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, STORE } from './with-basket.ts';

const card = (page: Page) => page.getByRole('region', { name: /^(Order again|Recommander)$/ });
const again = (page: Page) => card(page).getByRole('button', { name: /again from|ommander chez/ });

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
  await watchJumps(page);
  await openHome(page);
  await expect(again(page)).toHaveText(/CHF/);
  expect(await jumpsOf(page), 'nothing moves while the parts of a customer’s landing page come').toBeLessThan(0.01);
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
