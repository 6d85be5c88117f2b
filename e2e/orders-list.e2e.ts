import { expect, test, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { ownOrder } from './own-orders.ts';
import { STORE } from './with-basket.ts';

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: /^(Which orders|Quelles commandes)$/ }).getByRole('link', { name });

test('the tabs stand in the address, for a reload, for Back and for whoever types it', async ({ page }) => {
  const own = await ownOrder(page);
  await openPage(page, '/orders');
  await expect(tab(page, /^Current orders/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article', { name: STORE })).toContainText(`Order ${own.number}`);
  await expect(page.getByRole('complementary', { name: 'Your orders' })).toHaveCount(0);
  await tab(page, 'Order history').click();
  await expect(page).toHaveURL(/\/orders\?tab=history$/);
  await expect(page.getByText('No past orders yet')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your orders' })).toContainText('Waiting for the store');
  await page.reload();
  await expect(tab(page, 'Order history')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('article', { name: STORE })).toBeVisible();
  await openPage(page, '/orders?tab=nonsense');
  await expect(tab(page, /^Current orders/)).toHaveAttribute('aria-current', 'page');
});
