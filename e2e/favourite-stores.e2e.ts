import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { Language } from '../contract/enumerations.ts';
import { CAROUGE, keepStore, newCustomer, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

const [RADE, BENTO] = ['Café de la Rade', 'Bento Bastions'];

async function open(page: Page, { language = 'en', place = CAROUGE }: { language?: Language; place?: typeof CAROUGE } = {}) {
  const user = await newCustomer(page.request);
  for (const name of [RADE, BENTO]) user.favourite_stores = await keepStore(page.request, user, (await storeNamed(page.request, name)).id);
  await remember(page, { user, place, language });
  await openPage(page, '/favourite_stores');
  return user;
}
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name });

test('stores are ticked and deleted with the keyboard, undone once by a double click, and stay so after a reload', async ({ page }) => {
  await open(page);
  await expect(row(page, RADE)).toContainText('Open now');
  await expect(row(page, RADE)).toContainText('To your address');
  await button(page, 'Edit').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 stores selected')).toBeVisible();
  await expect(button(page, /^Delete/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Select ${RADE}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 store selected')).toBeVisible();
  await button(page, 'Remove 1 favourite').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 store removed from your favourites.')).toBeVisible();
  await expect(row(page, RADE)).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(button(page, 'Edit')).toBeVisible();
  let adds = 0;
  page.on('request', (request) => (adds += request.url().endsWith(endpoints.add_favourite_store.path) ? 1 : 0));
  await button(page, 'Undo').dblclick();
  await expect(row(page, RADE)).toBeVisible();
  await expect(page.getByText('1 store removed from your favourites.')).toBeHidden();
  expect(adds).toBe(1);
  await page.reload();
  await expect(row(page, RADE)).toBeVisible();
  await expect(row(page, BENTO)).toBeVisible();
});
