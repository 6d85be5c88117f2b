import { expect, test } from '@playwright/test';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

test('a link that never was says so, with the way home', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/shared#nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
