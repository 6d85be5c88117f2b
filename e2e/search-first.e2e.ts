import { expect, test } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { setServerClock } from './server-clock.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';

/** What a phone shows above its keyboard, px. */
const ABOVE_KEYBOARD = 480;

test('what is looked for stands right below the field, in French at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await remember(page, { place: CAROUGE, language: 'fr' });
  await openPage(page, `/stores?category=${(await storeNamed(page.request, 'Café de la Rade')).categoryId}`);
  const stores = new StoresPage(page);
  await stores.search.fill('fondue');
  const first = stores.dishes.getByRole('article').first();
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.y ?? Infinity).toBeLessThan(ABOVE_KEYBOARD - 60);
  await expect(page.getByRole('main').getByRole('region', { name: /^(Adverts|Offres|Publicit)/ })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('the first store stands in a phone’s upper half, its first dish above the fold', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remember(page, { place: CAROUGE });
  const { path, categoryId } = await storeNamed(page.request, 'Café de la Rade');
  await openPage(page, `/stores?category=${categoryId}`);
  const store = new StoresPage(page).stores.first();
  await expect(store).toBeVisible();
  expect((await store.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(430);
  // Its times to order for are ranges, of which three must stand in one line.
  const { path: ofRanges } = await storeNamed(page.request, 'Bangkok Eaux-Vives');
  const looks = [
    ['2026-11-20T11:30:00Z', path],
    ['2026-11-20T15:00:00Z', path],
    ['2026-11-20T15:00:00Z', ofRanges],
  ] as const;
  try {
    for (const [at, opened] of looks) {
      await setServerClock(baseURL, at);
      await openPage(page, opened);
      const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y ?? Infinity, `${at} ${opened}`).toBeLessThanOrEqual(600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  } finally {
    await setServerClock(baseURL, '2026-11-20T11:30:00Z');
  }
});

test('on the narrowest phone the whole address is in the header, targets as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await remember(page, { place: CAROUGE, language: 'fr' });
  await openPage(page, `/stores?category=${(await storeNamed(page.request, 'Café de la Rade')).categoryId}`);
  const address = page.getByRole('banner').getByText('Rue de Carouge 12');
  // What is cut off is higher than what is shown, or wider.
  const cut = await address.evaluate((text) => [text.scrollHeight - text.clientHeight, text.scrollWidth - text.clientWidth]);
  expect(cut).toEqual([0, 0]);
  const targets = page.getByRole('banner').locator('a:visible, button:visible');
  const small = await targets.evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 44 || height < 44 ? [`${one.textContent} ${width} × ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});
