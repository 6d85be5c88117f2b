import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, customerWhoOrdered } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder, orderTold } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, STORE } from './with-basket.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: RegExp | string) => main(page).getByRole('region', { name });
const amounts = (text: string) => [...text.matchAll(/CHF\s(\d+\.\d\d)/g)].map(([, amount]) => Math.round(Number(amount) * 100));

async function received(page: Page, language: 'en' | 'fr' = 'en') {
  const own = await customerWhoOrdered(page.request, STORE, FONDUE);
  await remember(page, { user: own.user, place: CAROUGE, language });
  return own;
}

async function printed(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return { paper, sheets: [...paper.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length };
}

test('stars are kept with each tap or key, for store and courier, also after a reload', async ({ page }) => {
  const { orderId, holder } = await received(page);
  await openPage(page, '/orders?tab=history');
  await page.getByRole('link', { name: /^Rate/ }).click();
  await expect(page).toHaveURL(/\/order_detail\?order_id=.*#rating$/);
  const rated = card(page, 'How was it?');
  const [store, courier] = [rated.getByRole('group').nth(0), rated.getByRole('group').nth(1)];
  await store.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(rated.getByRole('status').first()).toHaveText('Saved. You can change it until 27 Nov.');
  await store.getByRole('radio', { name: '4 stars' }).press('ArrowRight');
  await expect.poll(async () => (await orderTold(page.request, holder, orderId)).rating_to_store?.rating).toBe(5);
  await rated.getByRole('textbox', { name: /Add a comment/ }).fill('Still warm');
  await rated.getByRole('button', { name: 'Save comment' }).click();
  await expect.poll(async () => (await orderTold(page.request, holder, orderId)).rating_to_store?.review).toBe('Still warm');
  await courier.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await expect.poll(async () => (await orderTold(page.request, holder, orderId)).rating_to_provider?.rating).toBe(3);
  await page.reload();
  await expect(store.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(courier.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await openPage(page, '/orders?tab=history');
  await expect(main(page).getByText('Your rating: 5')).toBeVisible();
});

test('the invoice adds up line by line, and prints on one page of A4 with nothing else on it', async ({ page }) => {
  const { orderId } = await received(page);
  await openPage(page, `/order_detail?order_id=${orderId}`);
  const onDetail = amounts((await card(page, 'Invoice').textContent()) ?? '');
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page).toHaveURL(/\/invoice\?order_id=/);
  const sheet = page.getByRole('article', { name: /^Invoice 2026-\d+/ });
  await expect(sheet).toContainText('Sold by');
  await expect(sheet).toContainText(STORE);
  await expect(sheet).toContainText(FONDUE);
  await expect(sheet).toContainText('Rue de Carouge 12');
  await expect(sheet).toContainText('Zoé Test');
  const total = Math.max(...onDetail);
  const vat = amounts((await sheet.locator('tbody').textContent()) ?? '');
  const gross = vat.filter((_, index) => index % 3 === 2).reduce((sum, amount) => sum + amount, 0);
  expect(gross, 'what was taxed is what was paid').toBe(total);
  expect(vat.filter((_, index) => index % 3 !== 2).reduce((sum, amount) => sum + amount, 0)).toBe(gross);
  const [net = 0, tax = 0, paid] = amounts((await sheet.getByRole('row', { name: /^Paid/ }).textContent()) ?? '');
  expect([net + tax, paid], 'the table says that sum').toEqual([total, total]);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  const { sheets, paper } = await printed(page);
  expect(sheets).toBe(1);
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
});

test('an invoice prints on one sheet while three are under way, from a phone', IN_VERIFY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { orderId, holder } = await received(page);
  for (let count = 0; count < 3; count += 1) await anotherOrder(page, holder);
  await openPage(page, `/invoice?order_id=${orderId}`);
  await expect(page.getByRole('article', { name: /^Invoice 2026-\d+/ })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your orders' })).toBeVisible();
  expect((await printed(page)).sheets).toBe(1);
});
