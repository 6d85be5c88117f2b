import { expect, test } from '@playwright/test';
import type { StoreDetail } from '../contract/entities/store.ts';
import { changeMenu, openStore } from './open-store.ts';
import { IN_VERIFY } from './tags.ts';

test('a store’s head shows its best picture, what it gives back and what it is known for', IN_VERIFY, async ({ page }) => {
  const [wide, plain] = ['/pictures/banner-wide.svg', '/pictures/banner-plain.svg'];
  await page.route(/\/pictures\/banner-/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  let head: Partial<StoreDetail> = {
    image_url_web: wide,
    image_url: plain,
    is_cashback_available: true,
    cashback_mode: 1,
    cashback_value: 7.5,
    famous_products_tags: ['Swiss', 'Lake fish'],
  };
  await changeMenu(page, ({ store }) => Object.assign(store, head));
  const { banner, shopFront, knownFor } = await openStore(page);
  // What the store gives back stands beside its head; below it dishes say the same of themselves.
  const cashback = page.locator('main header + div').getByText(/cashback/);
  await expect(banner).toHaveAttribute('src', wide);
  await expect(cashback).toHaveText('7.5% cashback');
  await expect(knownFor).toHaveText(['Swiss', 'Lake fish']);
  head = {
    image_url_web: '',
    image_url: plain,
    is_cashback_available: true,
    cashback_mode: 2,
    cashback_value: 3,
    famous_products_tags: ['Independent'],
  };
  await page.reload();
  await expect(banner).toHaveAttribute('src', plain);
  await expect(cashback).toHaveText(/^CHF\s3\.00 cashback$/);
  await expect(knownFor).toHaveText(['Independent']);
  head = { image_url_web: '', image_url: '', is_cashback_available: false, famous_products_tags: [] };
  await page.reload();
  await expect(shopFront).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(cashback).toHaveCount(0);
  await expect(knownFor).toHaveCount(0);
});

test('a store’s week stands behind today’s hours, Monday first; today is the store’s', IN_VERIFY, async ({ page }) => {
  const day = (
    number: number,
    hours: readonly string[],
    more: Partial<StoreDetail['store_time'][number]> = {},
  ): StoreDetail['store_time'][number] => ({
    day: number,
    is_store_open: true,
    is_store_open_full_time: false,
    day_time: hours.map((one) => {
      const [from = '', until = ''] = one.split('-');
      return { store_open_time: from, store_close_time: until };
    }),
    ...more,
  });
  await changeMenu(page, (menu) => {
    // Thursday night by UTC, Friday at the store.
    menu.server_time = '2026-11-19T23:30:00.000Z';
    menu.store.store_time = [
      day(0, ['10:00-15:00']),
      day(1, ['11:30-14:00', '18:00-22:00']),
      day(2, ['11:30-14:00'], { is_store_open: false }),
      day(3, [], { is_store_open_full_time: true }),
      day(4, []),
      day(5, ['18:00-02:00']),
    ];
  });
  const { hours } = await openStore(page);
  await expect(hours).toContainText('Today: 18:00 - 02:00');
  await hours.getByText('Opening hours').click();
  await expect(hours.getByRole('term')).toHaveText(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  await expect(hours.getByRole('definition')).toHaveText([
    '11:30 - 14:00, 18:00 - 22:00',
    'Closed',
    'Open 24 hours',
    'Closed',
    '18:00 - 02:00',
    'Closed',
    '10:00 - 15:00',
  ]);
  await expect(hours.locator('[aria-current="date"]')).toHaveText(/^Friday/);
});
