import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, keepStore, newCustomer, saveAddress, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

test('addresses and stores that are deleted by keyboard leave it at Undo, and what is read at a heading', async ({ page }) => {
  const user = await newCustomer(page.request);
  await saveAddress(page.request, user, {
    address_name: 'Home',
    address: 'Rue de Carouge 12, 1205 Genève',
    latitude: 46.1972,
    longitude: 6.1413,
  });
  const favourite_stores = await keepStore(page.request, user, (await storeNamed(page.request, 'Café de la Rade')).id);
  await remember(page, { user: { ...user, favourite_stores }, place: CAROUGE });
  for (const [path, tick] of [
    ['/addresses', 'Select Home'],
    ['/favourite_stores', 'Select Café de la Rade'],
  ] as const) {
    await openPage(page, path);
    await pressed(page, 'Edit');
    await page.getByRole('checkbox', { name: tick }).press('Space');
    await pressed(page, /^(Delete|Remove) 1 /);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await pressed(page, 'Close');
    await expect(page.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
  }
});
