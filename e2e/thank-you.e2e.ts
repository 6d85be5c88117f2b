import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { ownOrder } from './own-orders.ts';

/** What a test says of an order is heard by asking: no news take its place. */
test.beforeEach(({ page }) => page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 })));

/** What is still being asked when a test ends is nobody's any more. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function order(page: Page) {
  const { user, orderId } = await ownOrder(page);
  await remember(page, { lastOrder: orderId });
  return { user, orderId, path: `/thankyou?order_id=${orderId}` };
}

test('the thanks know when the order comes, where to, what it costs and the code to share, also after a reload', async ({ page }) => {
  const { path, user } = await order(page);
  const pages = new OrderPages(page);
  await openPage(page, path);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(pages.thanks).toBeVisible();
    await expect(page.getByText(/^Café de la Rade has your order\. Arriving between \d\d:\d\d and \d\d:\d\d\.$/)).toBeVisible();
    const arrival = page.getByRole('region', { name: 'At your door' });
    await expect(arrival).toContainText('Rue de Carouge 12');
    // On its plate, and beside its last stop.
    await expect(arrival.getByText(/^\d\d:\d\d – \d\d:\d\d$/)).toHaveCount(2);
    await expect(arrival.getByRole('listitem').first()).toContainText('Sent');
    await expect(arrival.getByRole('listitem')).toHaveCount(6);
    const paid = page.getByRole('region', { name: 'Café de la Rade' });
    await expect(paid.getByRole('term').first()).toHaveText('In cash, on delivery');
    await expect(paid.getByRole('definition').first()).toHaveText(/^CHF\s\d+\.\d\d$/);
  }
  await expect(page.getByText(user.referral_code, { exact: true })).toBeVisible();
  await pages.track.click();
  await expect(page).toHaveURL(/\/delivery-coming\?order_id=/);
});

test('the code is copied with a press, and shared where the system has a sheet for it', IN_VERIFY, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (what: unknown) => {
        shared.push(what);
        return Promise.resolve();
      },
    });
  });
  const { path, user } = await order(page);
  await openPage(page, path);
  const card = page.getByRole('region', { name: 'Your referral code' });
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(card.getByText('The code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(user.referral_code);
  await card.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: { text: string }[] }).shared[0]?.text)).toContain(user.referral_code);
});
