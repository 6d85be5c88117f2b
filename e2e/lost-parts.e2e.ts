import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, newCustomer } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

/** How long whoever pressed something that does not come waits without a word at most, milliseconds. */
const PATIENCE = 10_000;

/** Lets so much of the page's time pass, in leaps: what begins only after an answer comes has its own. */
async function pass(page: Page, milliseconds: number, leap = 2_500): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += leap) await page.clock.fastForward(leap);
}

/** The charts of place and session, and of time and way, by the files of the build that they are in. */
const FLOWS = /\/(flows|checkout)\.js$/;

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a delivery time whose code does not come is said in its place, and chosen with the next try', IN_VERIFY, async ({ page }) => {
  await page.clock.install();
  await remember(page, { place: CAROUGE });
  await page.route(FLOWS, (route) => route.abort('connectionfailed'));
  await openPage(page, '/deliveries');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Delivery time/ })
    .click();
  await pass(page, PATIENCE);
  await expect(page.getByText('We couldn’t load this part of the page.')).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'When do you want it?' })).toBeVisible();
});

test(
  'a place that is asked of the device, and whose code does not come, is said, and found with the next try',
  IN_VERIFY,
  async ({ page, context }) => {
    await page.clock.install();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: CAROUGE.latitude, longitude: CAROUGE.longitude });
    await page.route(FLOWS, (route) => route.abort('connectionfailed'));
    await openPage(page, '/');
    await page
      .getByRole('main')
      .getByRole('button', { name: /location/i })
      .first()
      .click();
    await pass(page, PATIENCE);
    await expect(page.getByText('We couldn’t load this part of the page.')).toBeVisible();
    await page.unrouteAll();
    await again(page).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('current_location'))).toContain('Rue de Carouge');
    await expect(page).toHaveURL(/\/stores/);
  },
);

test('a sign-out whose code does not come is said, and done with the next try', IN_VERIFY, async ({ page }) => {
  await page.clock.install();
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  await page.route(FLOWS, (route) => route.abort('connectionfailed'));
  await openPage(page, '/help');
  await page.goto('/store/logout');
  await expect(async () => {
    await pass(page, PATIENCE);
    await expect(page.getByText('We couldn’t load this part of the page.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.unrouteAll();
  // A poll may have brought it by itself: then nothing is left to press.
  await again(page)
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
