import { expect, test } from '@playwright/test';
import { CAROUGE, storeNamed, storesOf } from './demo-city.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember, takenOver } from './open-page.ts';
import { setServerClock } from './server-clock.ts';
import { IN_VERIFY } from './tags.ts';

/** At a Friday's noon some kitchens are open, others not before the evening. */
const FRIDAY_NOON = '2026-11-20T11:30:00Z';

test('the list says what is open now, and shows that alone where it is wished', IN_VERIFY, async ({ page, baseURL }) => {
  await setServerClock(baseURL, FRIDAY_NOON);
  const { categoryId } = await storeNamed(page.request, 'Café de la Rade');
  const all = await storesOf(page.request, categoryId);
  const open = all
    .filter(
      ({ is_provide_asap, is_provide_delivery, is_in_delivery_time, is_in_pickup_time }) =>
        is_provide_asap && (is_provide_delivery ? is_in_delivery_time : is_in_pickup_time),
    )
    .map(({ name }) => name);
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThan(all.length);
  await remember(page, { place: CAROUGE });
  await openPage(page, `/stores?category=${categoryId}`);
  const stores = new StoresPage(page);
  const now = page.getByRole('region', { name: 'Open now' }).getByRole('article');
  const later = page.getByRole('region', { name: 'For later' }).getByRole('article');
  await expect(now).toHaveCount(open.length);
  await expect(later).toHaveCount(all.length - open.length);
  await expect(later.first()).toBeVisible();
  const chip = page.getByRole('button', { name: 'Open now' });
  await chip.click();
  await expect(stores.stores).toHaveCount(open.length);
  await expect(page).toHaveURL(/open=true/);
  await page.reload();
  await takenOver(page);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(stores.stores).toHaveCount(open.length);
  await chip.click();
  await expect(stores.stores).toHaveCount(all.length);
});
