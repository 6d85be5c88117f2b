import { expect, test, type Page } from '@playwright/test';
import { MENU_OPENING } from '#contract/limits.ts';
import { CAROUGE, fillBasket, newCartToken, storeNamed } from './demo-city.ts';
import { StorePage } from './models/StorePage.ts';
import { MENU, openStore } from './open-store.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const MARKET = 'Marché du Pont';
/** Which menus the page asks for from now on. */
function asksFor(page: Page): ('opening' | 'whole')[] {
  const asked: ('opening' | 'whole')[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(MENU)) return;
    asked.push((request.postDataJSON() as { readonly is_opening?: boolean }).is_opening ? 'opening' : 'whole');
  });
  return asked;
}
const cardsOn = (page: Page) => page.getByRole('main').locator('section li h3');

test('a supermarket’s page begins with its first items, and brings the rest when somebody comes near it', IN_VERIFY, async ({ page }) => {
  const asked = asksFor(page);
  const { items } = await storeNamed(page.request, MARKET);
  const store = await openStore(page, MARKET);
  await expect(cardsOn(page)).toHaveCount(MENU_OPENING.items);
  await expect.poll(() => asked).toEqual(['opening']);
  await store.section('Bread and viennoiserie').scrollIntoViewIfNeeded();
  await expect(cardsOn(page)).toHaveCount(items.length);
  expect(asked).toEqual(['opening', 'whole']);
});

test('a search looks through the whole supermarket, and says nothing before it has come', IN_VERIFY, async ({ page }) => {
  const asked = asksFor(page);
  const { items } = await storeNamed(page.request, MARKET);
  const last = items.at(-1)?.name ?? '';
  const store = await openStore(page, MARKET);
  await expect(cardsOn(page)).toHaveCount(MENU_OPENING.items);
  await store.search.fill(last);
  await expect(store.item(last).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText(/^\d+ items? found$/);
  expect(asked).toEqual(['opening', 'whole']);
});

test('a diet, a dish in the address and a line of the basket bring what the first items lack', IN_VERIFY, async ({ page }) => {
  const asked = asksFor(page);
  const found = await storeNamed(page.request, MARKET);
  const last = found.items.at(-1);
  const store = await openStore(page, MARKET, '?diets=["vegan"]');
  await expect.poll(() => asked).toEqual(['opening', 'whole']);
  // What has come stays when the diet is taken off.
  await store.foodFilters.click();
  await store.food('Vegan').click();
  await expect(page).not.toHaveURL(/vegan/);
  await expect(cardsOn(page)).toHaveCount(found.items.length);
  await openPage(page, `${found.path}?dish=${last?._id ?? ''}`);
  await expect(page.getByRole('dialog', { name: last?.name ?? '' })).toBeVisible();
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, found, last?.name ?? '', 1);
  await remember(page, { place: CAROUGE, cartToken });
  asked.length = 0;
  await openPage(page, found.path);
  await expect.poll(() => asked).toEqual(['opening', 'whole']);
});

test('an item of the first ones goes into the basket without the rest being asked for', IN_VERIFY, async ({ page }) => {
  const asked = asksFor(page);
  const { items } = await storeNamed(page.request, MARKET);
  await openStore(page, MARKET);
  const first = items[0]?.name ?? '';
  await new StorePage(page).item(first).first().click();
  await page.getByRole('dialog', { name: first }).getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('link', { name: /^Basket, 1 item/ }).first()).toBeVisible();
  expect(asked).toEqual(['opening']);
});
