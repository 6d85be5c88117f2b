import { expect, test } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { storeNamed } from './demo-city.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';
import { ownOrder } from './own-orders.ts';
import { STORE, fillWithFondue } from './with-basket.ts';

/** What the browser calls good is 0.1; nobody sees this much. */
const UNSEEN = 0.02;
/** How long a page is watched from its beginning, milliseconds. */
const WATCHED = 2_500;

test('what comes later moves nothing, of a customer with an order under way', IN_VERIFY, async ({ page }) => {
  test.slow();
  await watchJumps(page);
  const store = await storeNamed(page.request, STORE);
  const { holder, orderId } = await ownOrder(page);
  await fillWithFondue(page.request, holder);
  // The line of news is never idle.
  await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404, json: {} }));
  for (const path of [
    '/',
    store.path,
    '/basket',
    '/payments',
    '/profile',
    '/orders',
    `/delivery-coming?order_id=${orderId}`,
    `/order_detail?order_id=${orderId}`,
    `/invoice?order_id=${orderId}`,
    '/courier_order',
    '/help',
    '/partner',
  ])
    await test.step(path, async () => {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      // Idle once is not idle for good: what moves late is watched for as well.
      await page.waitForFunction((until) => performance.now() > until, WATCHED);
      expect.soft(await jumpsOf(page), path).toBeLessThan(UNSEEN);
    });
});
