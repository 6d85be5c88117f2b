import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 900;
async function openMarket(page: Page): Promise<StorePage> {
  const { path } = await storeNamed(page.request, 'Marché du Pont');
  await remember(page, { place: CAROUGE });
  await openPage(page, path);
  const store = new StorePage(page);
  await expect(store.section('Bread and viennoiserie')).toBeAttached();
  return store;
}

/** Goes far down the menu, where its own search is out of sight; gives what is read there. */
async function goDown(page: Page, store: StorePage) {
  await store.section('Milk, butter and cream').scrollIntoViewIfNeeded();
  const read = store.item('Hay milk');
  await read.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(read).toBeInViewport();
  return read;
}

test('a menu of many categories is searched from wherever one stands in it, and Escape leads back there', IN_VERIFY, async ({ page }) => {
  const store = await openMarket(page);
  const read = await goDown(page, store);
  if (!isWide(page)) await page.getByRole('button', { name: 'Search the menu' }).click();
  await expect(store.search).toBeInViewport({ ratio: 1 });
  await store.search.fill('whole milk');
  const found = store.item('Whole milk');
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(store.search).toBeInViewport({ ratio: 1 });
  await expect(store.search).toBeFocused();
  await store.search.fill('');
  await expect(read).toBeInViewport();
  await expect(store.search).toBeFocused();
});
