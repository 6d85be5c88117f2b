import { expect, test, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/find-chromium.mjs';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { openPage, QUIET_PATH, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const executablePath = findChromium();
/** The test runner’s own browser keeps no pages to go back to; here it does. */
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
});

/** Whether this browser keeps any page at all: some headless ones do not, whatever they are told, not even a page of text. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && localStorage.setItem('kept', 'yes'));
  });
  await page.goto(QUIET_PATH);
  const isBack = page.waitForURL('**/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await isBack;
  const reader = await page.context().newPage();
  await reader.goto(QUIET_PATH);
  const isKept = await reader.evaluate(() => localStorage.getItem('kept') === 'yes');
  await reader.close();
  return isKept;
}

test('a page that the browser kept and shows again knows at once of an order made meanwhile', IN_VERIFY, async ({ page, context }) => {
  test.skip(!(await keepsPages(page)), 'this browser keeps no pages to go back to');
  const store = await storeNamed(page.request, 'Snack 24');
  const dish = store.items.find((item) => item.is_item_in_stock && item.specifications.length === 0)?.name ?? '';
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, store, dish, 9);
  await remember(page, { place: CAROUGE, user });
  await openPage(page, store.path);
  await expect(new Header(page).basket).toHaveAccessibleName(/9 items/);
  // The runner loses sight of a page that is shown again: it writes down itself what it shows, and another tab reads it.
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const write = () =>
        localStorage.setItem(
          'shown',
          `${persisted ? 'kept' : 'loaded'}: ${document.querySelector('header a[aria-label^="Basket"]')?.getAttribute('aria-label') ?? ''}`,
        );
      write();
      new MutationObserver(write).observe(document.body, { subtree: true, childList: true, attributes: true });
    }),
  );
  const reader = await context.newPage();
  await reader.goto(QUIET_PATH);
  await page.goto(QUIET_PATH);
  await placeOrder(page.request, holder);
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await expect.poll(() => reader.evaluate(() => localStorage.getItem('shown'))).toBe('kept: Basket, empty');
});
