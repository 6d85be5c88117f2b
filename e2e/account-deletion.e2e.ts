import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { Language } from '../contract/enumerations.ts';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { openPage, remember } from './open-page.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function open(page: Page, language: Language = 'en') {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await remember(page, { user, language });
  await openPage(page, '/profile');
  return { who, user };
}

async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test('by keyboard: what is lost, a wrong password, the right one; then every tab is a guest’s', async ({ page, context }) => {
  const { who } = await open(page);
  const other = await context.newPage();
  await openPage(other, '/orders');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await expect(dialog(page)).toContainText('This can’t be undone.');
  await button(page, 'Continue').press('Enter');
  const field = dialog(page).getByLabel('Your password', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('This field is required');
  await field.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Incorrect password.');
  await expect(field).toHaveValue('not my password');
  await looksRight(page);
  await field.fill(who.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(new Header(page).signIn).toBeVisible();
  await expect(other).not.toHaveURL(/orders/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const refused = await page.request.post(endpoints.login.path, { data: { email: who.email, password: who.password } });
  expect(await refused.json()).toMatchObject({ success: false, error_code: 512 });
  await newCustomer(page.request, who);
});
