import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { openPage } from './open-page.ts';
import { moveServerClock, setServerClock } from './server-clock.ts';
import { ownOrder } from './own-orders.ts';

function countCalls(context: BrowserContext) {
  const counts = { streams: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith(ORDER_NEWS.path)) counts.streams += 1;
  });
  return counts;
}

/** Whoever comes next orders at lunchtime too. */
test.afterEach(({ baseURL }) => setServerClock(baseURL, '2026-11-20T11:30:00Z'));

const strip = (page: Page) => page.getByRole('complementary', { name: 'Your orders' });

test('every tab shows what is under way, one of them asks, and another goes on when it is closed', async ({ page, context, baseURL }) => {
  const counts = countCalls(context);
  const { orderId } = await ownOrder(page);
  await openPage(page, '/');
  await expect(strip(page)).toContainText('Waiting for the store');
  await expect(strip(page).getByRole('link', { name: /Follow/ })).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(/^Waiting for the store · /);
  const other = await context.newPage();
  await openPage(other, '/help');
  await expect(strip(other)).toContainText('Waiting for the store');
  expect(counts.streams, 'streams of a browser with two tabs').toBe(1);
  await moveServerClock(baseURL, 120);
  await expect(strip(page)).toContainText('Accepted');
  await expect(strip(other)).toContainText('Accepted');
  await expect(other).toHaveTitle(/^Accepted, \d+ min · /);

  await page.close();
  await expect.poll(() => counts.streams).toBe(2);
  // One stage at a time, as the demo's clockwork goes.
  for (let stage = 0; stage < 12; stage += 1) await moveServerClock(baseURL, 900);
  await expect(strip(other)).toContainText('is complete');
  await expect(other).toHaveTitle(/^(?!Accepted)/);
  await strip(other).getByRole('link', { name: /View/ }).click();
  await expect(other).toHaveURL(/\/order_detail/);
  await expect(strip(other)).toBeHidden();
  expect(new URL(other.url()).searchParams.get('order_id')).toBe(orderId);
});
