import { expect, test } from '@playwright/test';
import { openPage, takenOver } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

test('what is looked for is found with a slip, opened and marked; its words stand in the address', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openPage(page, '/help');
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('refnud');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'answers for “refnud”' })).toBeVisible();
  await expect(main.getByText('Card refunds are sent straight away')).toBeVisible();
  await expect(main.locator('mark').first()).toHaveText(/refund/i);
  await expect(page).toHaveURL(/\/help\?q=refnud$/);
  await page.reload();
  await takenOver(page);
  await expect(main.getByText('Card refunds are sent straight away')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(main.getByText('Card refunds are sent straight away')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an answer has an address, which opens it with the focus on it, and can be copied', IN_VERIFY, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/help#cancel-an-order');
  const question = page.locator('summary', { hasText: 'Can I cancel an order?' });
  await expect(question).toBeFocused();
  await expect(page.getByText('It’s free until the store')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the link to: Can I cancel an order?' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/help#cancel-an-order`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('It’s free until the store')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every answer can be read, and the search sends itself', async ({ page }) => {
    await page.goto('/help');
    await page.locator('summary', { hasText: 'How can I pay?' }).click();
    await expect(page.getByText('By Visa or MasterCard, with TWINT, from your wallet, or in cash.')).toBeVisible();
    await page.getByRole('searchbox').fill('voucher');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('The message beside it says why')).toBeVisible();
    await expect(page.locator('main summary')).toHaveCount(1);
  });
});
