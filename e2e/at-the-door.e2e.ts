import { expect, test, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { moveOrder, ownOrder } from './own-orders.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';

const PHONE = { width: 390, height: 844 };
/** What the browser calls good is 0.1. */
const SMALL = 0.05;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByRole('region', { name: 'Delivery code' });

/** Somebody follows their order from a phone until its courier is on the way. */
async function followOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  await watchJumps(page);
  const own = await ownOrder(page);
  await openPage(page, `/delivery-coming?order_id=${own.orderId}`);
  await expect(heading(page)).toHaveText('Waiting for the store');
  await expect(page.getByText(/Sent to the store at \d\d:\d\d/)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await moveOrder(page.request, own, 'accept');
  await expect(heading(page)).toHaveText('Accepted');
  await expect(code(page)).toBeVisible();
  await moveOrder(page.request, own, 'prepare', 'ready', 'assign');
  for (let moves = 0; moves < 6 && (await heading(page).textContent()) !== 'On the way'; moves += 1) {
    const before = await page.getByRole('main').textContent();
    await moveOrder(page.request, own, 'move');
    await expect(page.getByRole('main')).not.toHaveText(before ?? '');
  }
  await expect(heading(page)).toHaveText('On the way');
  return own;
}

// Without movement the page is at its code at once, and what has changed places counts as a jump.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test('at the door the code comes first, is led to and said, and nothing jumps on the way there', async ({ page }) => {
  const own = await followOnPhone(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await moveOrder(page.request, own, 'move');
  await expect(heading(page)).toHaveText(/is at your door$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const show = page.getByRole('button', { name: 'Show the code' });
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  const digits = code(page).locator('p', { hasText: 'The code is hidden' });
  expect((await digits.boundingBox())?.y, 'from the top of a phone to the digits').toBeLessThanOrEqual(300);
  await expect(code(page).getByRole('heading')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'is at your door' })).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText(/Arriving|\d+ ?min\b(?! )/);
  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(digits).toHaveCount(0);
  await expect(
    code(page)
      .getByText(/^(\d ){3,}\d$/)
      .first(),
  ).toBeAttached();
  expect(await jumpsOf(page)).toBeLessThanOrEqual(SMALL);
});
