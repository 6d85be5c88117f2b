import { expect, test, type Page } from '@playwright/test';
import { openPage, takenOver } from './open-page.ts';
import { customerWithBasket } from './with-basket.ts';

/** The server stands on a newer release: its pages name other files. */
async function release(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch' || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/\/assets\/\w+\/main\.js/g, '/assets/newer/main.js') });
  });
}

const loads = (page: Page) => {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
};

/** What the page hears when a part of it could not be brought. */
const losePart = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError')));

test('a page whose parts are gone with an older release loads itself anew, once', async ({ page }) => {
  await openPage(page, '/help');
  await release(page);
  const loaded = loads(page);
  await losePart(page);
  await expect.poll(loaded).toBe(1);
  await takenOver(page);
  expect(loaded()).toBe(1);
});

test('a basket that is being ordered stays as it is', async ({ page }) => {
  await customerWithBasket(page);
  await openPage(page, '/basket');
  await expect(page.getByRole('button', { name: /Payment/ })).toBeEnabled();
  const loaded = loads(page);
  await release(page);
  await losePart(page);
  await page.evaluate(async () => {
    await (await fetch('/healthz')).text();
  });
  expect(loaded()).toBe(0);
});
