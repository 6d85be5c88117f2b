import { expect, test } from '@playwright/test';
import { OrderPages } from './models/OrderPages.ts';
import { openBooking } from './open-booking.ts';
import { setServerClock } from './server-clock.ts';
import { AT_BOTH_WIDTHS } from './tags.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';

test.afterEach(({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

test('the first field stands above the fold, and nothing jumps until the parcel is followed', AT_BOTH_WIDTHS, async ({ page }) => {
  await watchJumps(page);
  const { courier } = await openBooking(page);
  expect((await courier.field('pickup', 'address').boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(page.getByRole('search')).toHaveCount(2);
  await courier.fillIn();
  await expect(courier.vehicles.getByRole('radio', { checked: true })).toHaveCount(1);
  await courier.toThePrice();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
  await new OrderPages(page).track.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for a courier' })).toBeVisible();
  expect(await jumpsOf(page)).toBeLessThanOrEqual(0.05);
});
