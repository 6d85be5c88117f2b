import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, keepStore, newCustomer, saveAddress, saveCard, signedIn, somebodyNew, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';

/** What has the focus is something, and stays so once all that comes late has come. */
const isSomewhere = (page: Page) => expect(page.locator('body :focus')).toHaveCount(1);
const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

test('a card that is removed by keyboard leaves the focus at a heading', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  for (const number of [VISA, MASTERCARD]) await saveCard(page.request, user, number);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/payments');
  await page.getByRole('button', { name: /^Remove Mastercard/ }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText(/^Mastercard .* is removed\.$/)).toBeVisible();
  await isSomewhere(page);
});

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

test('the device that is signed out by keyboard leaves it at the list’s heading', IN_VERIFY, async ({ page, request }) => {
  const who = somebodyNew();
  await newCustomer(request, who);
  const user = await signedIn(page.request, who.email, who.password);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/profile');
  await page
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeFocused();
});
