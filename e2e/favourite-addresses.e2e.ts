import { expect, test, type Page } from '@playwright/test';
import { home, work } from '../tests/shop/sample-addresses.ts';
import { CAROUGE, newCustomer, saveAddress, somebodyNew } from './demo-city.ts';
import { AddressesPage } from './models/AddressesPage.ts';
import { openPage, remember } from './open-page.ts';

const SERVETTE = 'Rue de la Servette 45';

async function open(page: Page, { keeps = [home, work], who = somebodyNew() } = {}) {
  const user = await newCustomer(page.request, who);
  for (const { _id, ...address } of keeps) await saveAddress(page.request, user, address);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/addresses');
  return { user, who, addresses: new AddressesPage(page) };
}

test('the first address is kept with the keyboard alone, its door said to have neither floor nor code', async ({ page }) => {
  const { addresses } = await open(page, { keeps: [] });
  await expect(addresses.main.getByText('No saved address yet')).toBeVisible();
  await expect(addresses.edit).toHaveCount(0);
  await addresses.add.focus();
  await page.keyboard.press('Enter');
  await expect(addresses.place).toBeFocused();
  // Nothing is said before a try; then every field, and the focus is on the first.
  await expect(addresses.form.getByText('This field is required')).toHaveCount(0);
  await addresses.save.focus();
  await page.keyboard.press('Enter');
  await expect(addresses.form.getByText('This field is required')).toHaveCount(5);
  await expect(addresses.form.getByText('5 fields')).toBeVisible();
  await expect(addresses.place).toBeFocused();
  await page.keyboard.type(SERVETTE);
  await expect(addresses.form.getByText('Choose an address from the list')).toBeVisible();
  await expect(addresses.form.getByRole('option').filter({ hasText: SERVETTE })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(addresses.place).toHaveValue(/^Rue de la Servette 45, 1202/);
  await addresses.field('Address name').focus();
  await page.keyboard.type('Nadia');
  for (const none of ['No floor', 'No entry code']) {
    await addresses.form.getByRole('checkbox', { name: none }).focus();
    await page.keyboard.press('Space');
  }
  await expect(addresses.field('Floor')).toBeDisabled();
  await addresses.field('Comment').focus();
  await page.keyboard.type('Blue door');
  await page.keyboard.press('Enter');
  await expect(addresses.form).toBeHidden();
  await expect(addresses.main.getByText('The address “Nadia” is saved.')).toBeVisible();
  await expect(addresses.add).toBeFocused();
  await expect(addresses.row('Nadia')).toContainText('45');
  await expect(addresses.row('Nadia')).toContainText('Blue door');
  await expect(addresses.row('Nadia')).not.toContainText('code');
  await page.reload();
  await expect(addresses.row('Nadia')).toBeVisible();
  await expect(addresses.form).toBeHidden();
});
