import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

/** The page of claims as it is read: from disk, with no server and no network. */
const address = pathToFileURL(fileURLToPath(new URL('../dist/statecharts/claims.html', import.meta.url))).href;
const claim = (page: Page) => page.locator('#told-an-end');

test.use({ locale: 'en-GB' });

test('a claim’s example is walked by buttons and keys, and by an address of one of its steps', IN_VERIFY, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(address);
  await claim(page).getByRole('button', { name: 'Walk an example' }).click();
  const [back, next] = [claim(page).getByRole('button', { name: 'Back' }), claim(page).getByRole('button', { name: 'Next' })];
  await expect(claim(page).getByRole('status')).toContainText('Step 0 of');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(claim(page).getByRole('row', { name: 'Order placement Last look' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(claim(page).getByRole('status')).toContainText('Step 2 of');
  await page.keyboard.press('ArrowLeft');
  await expect(claim(page).getByRole('status')).toContainText('Step 1 of');
  const last = claim(page).getByRole('listitem').last().getByRole('button');
  await last.click();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(claim(page).getByRole('row', { name: 'The page shows thank you' })).toBeVisible();
  const linked = page.url();
  await page.goto('about:blank');
  await page.goto(linked);
  await expect(claim(page).getByRole('row', { name: 'The page shows thank you' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(complaints).toEqual([]);
});
