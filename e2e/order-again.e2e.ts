import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, customerWhoOrdered, keepStore, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { openPage, remember } from './open-page.ts';
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
