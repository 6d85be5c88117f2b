import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newCustomer, somebodyNew } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

const part = (page: Page) => page.getByRole('region', { name: /^(Your data|Copie de vos données)$/ });

async function savedBy(page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> {
  const coming = page.waitForEvent('download');
  await press();
  return JSON.parse(await readFile(await (await coming).path(), 'utf8')) as Record<string, unknown>;
}

test('everything that is kept is saved as a file with the keyboard, after a try without a connection', async ({ page, context }) => {
  const who = somebodyNew();
  await remember(page, { user: await newCustomer(page.request, who) });
  await openPage(page, '/profile');
  const button = part(page).getByRole('button', { name: 'Download my data' });
  await button.focus();
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(part(page).getByRole('alert')).toContainText('No connection.');
  await context.setOffline(false);
  await expect(button).toBeFocused();
  const account = await savedBy(page, () => page.keyboard.press('Enter'));
  await expect(part(page).getByRole('status')).toContainText('Saved to your downloads.');
  await expect(part(page).getByRole('alert')).toHaveCount(0);
  expect(account).toMatchObject({ profile: { first_name: who.first_name, email: who.email }, wallet: 0, orders: [] });
  expect(JSON.stringify(account)).not.toContain(who.password);
});
