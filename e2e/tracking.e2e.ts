import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { onTheBridge, road } from '../machines/ride/ride.model.ts';
import { openRiddenOrder } from './journeys/ridden-order.ts';

test.beforeEach(async ({ page }) => {
  await page.route(`**${endpoints.get_order_route.path}`, (route) => route.fulfill({ json: { success: true, route: road } }));
  await page.route(`**${endpoints.get_provider_location.path}`, (route) =>
    route.fulfill({
      json: {
        success: true,
        provider_location: onTheBridge.location,
        metres_left: 640,
        minutes_left: 3,
        located_at: '2026-11-20T17:03:00Z',
      },
    }),
  );
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('where the courier is stands in words too, and is read out', async ({ page }) => {
  await openRiddenOrder(page);
  const details = page.getByRole('region', { name: 'Delivery details' });
  await expect(details).toContainText('640 m away');
  // One estimate, the order's own, on the plate and in words.
  const [, minutes] = /about (\d+) min/.exec((await details.textContent()) ?? '') ?? [];
  await expect(page.getByRole('main').getByText(`${minutes}min`, { exact: true })).toBeVisible();
  const words = `640 m away, about ${minutes} min, updated 18:03`;
  await expect(details).toContainText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Call Amélie R.' })).toHaveAttribute('href', 'tel:+41791234567');
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(page.getByRole('region', { name: 'Delivery details' })).toContainText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
});
