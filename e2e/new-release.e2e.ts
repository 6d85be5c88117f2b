import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { openPage, remember } from './open-page.ts';

const FONDUE = 'Moitié-moitié fondue';
const PARTS = '**/assets/SignInDialog-*.js';

/** The server stands on a newer release: the old one's parts are gone, and pages name other files. */
async function release(page: Page): Promise<void> {
  await page.route(PARTS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch' || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/main-', '/assets/newer-') });
  });
}

const loads = (page: Page) => {
  let count = 0;
  page.on('load', () => { count += 1; });
  return () => count;
};

test('a page whose parts are gone with an older release loads itself anew, once', async ({ page }) => {
  await openPage(page, '/help');
  await release(page);
  const loaded = loads(page);
  await new Header(page).signIn.click();
  await expect.poll(loaded).toBe(1);
  await page.unrouteAll();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(loaded()).toBe(1);
});

test('a page that has lost its connection does not load itself anew', async ({ page, context }) => {
  await openPage(page, '/help');
  const loaded = loads(page);
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('SignInDialog'));
  await new Header(page).signIn.click();
  await asked;
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(loaded()).toBe(0);
});

test('a basket that is being ordered stays as it is', async ({ page }) => {
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), FONDUE, 1);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/basket');
  await expect(page.getByRole('button', { name: /Payment/ })).toBeEnabled();
  const loaded = loads(page);
  await release(page);
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await page.evaluate(async () => { await (await fetch('/healthz')).text(); });
  expect(loaded()).toBe(0);
});
