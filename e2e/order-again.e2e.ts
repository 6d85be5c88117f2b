import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { MenuItem } from '../contract/entities/store.ts';
import { CAROUGE, customerWhoOrdered, fillBasket, keepStore, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { LandingPage } from './models/LandingPage.ts';
import { openPage, remember } from './open-page.ts';
import { jumpsOf, watchJumps } from './watch-jumps.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'Café de la Rade';
const FONDUE = 'Moitié-moitié fondue';

const card = (page: Page) => page.getByRole('region', { name: /^(Order again|Recommander)$/ });
const again = (page: Page) => card(page).getByRole('button', { name: /again from|ommander chez/ });

/** What every menu says from now on. */
const menusSay = (page: Page, change: (items: readonly MenuItem[]) => readonly MenuItem[]) =>
  page.route(`**${endpoints.user_get_store_product_item_list.path}`, async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { products: { items: readonly MenuItem[] }[] };
    await route.fulfill({
      response,
      json: { ...menu, products: menu.products.map((group) => ({ ...group, items: change(group.items) })) },
    });
  });

/** The landing page of somebody who had two fondues from the store. */
async function openHome(page: Page, language: 'en' | 'fr' = 'en') {
  const who = await customerWhoOrdered(page.request, STORE, FONDUE, 2);
  const store = await storeNamed(page.request, STORE);
  const favourite_stores = await keepStore(page.request, who.user, store.id);
  await remember(page, { user: { ...who.user, favourite_stores }, place: CAROUGE, language });
  await openPage(page, '/');
  await expect(again(page)).toBeVisible();
  return { ...who, store };
}

test('one tap is enough where nothing changed: the basket opens with it, and a toast says so', async ({ page }) => {
  await openHome(page);
  await again(page).click();
  await expect(page).toHaveURL(/\/basket$/);
  const toast = page.getByRole('status').filter({ hasText: `Your order from ${STORE} is in the basket: 2 items` });
  await expect(toast).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 900) {
    const [over, title] = [await toast.boundingBox(), await page.getByRole('heading', { name: 'Your basket' }).boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0), 'on a phone it stands over the header, and over no fact').toBeLessThanOrEqual(
      title?.y ?? 0,
    );
  }
  await expect(new BasketPage(page).line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
});

test('where nothing was ordered yet nothing stands for it, and nothing moves', IN_VERIFY, async ({ page }) => {
  await watchJumps(page);
  await remember(page, { user: await newCustomer(page.request), place: CAROUGE });
  for (const visit of ['the first', 'the next']) {
    await openPage(page, '/');
    await expect(page.getByText(/^(Good|Hello)/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What would you like?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order again' })).toHaveCount(0);
    await expect(page.getByText('Nothing ordered yet')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await jumpsOf(page), visit).toBeLessThan(0.01);
  }
});

test('a favourite store that only takes orders for later says so, as the list of stores does', IN_VERIFY, async ({ page }) => {
  await openHome(page);
  await page.route(`**${endpoints.get_favourite_store_list.path}`, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { favourite_stores: object[] };
    const first_possible_at = Date.parse('2026-11-20T17:00:00Z');
    const favourite_stores = told.favourite_stores.map((store) => ({ ...store, is_open: false, first_possible_at }));
    await route.fulfill({ response, json: { ...told, favourite_stores } });
  });
  await page.reload();
  const favourites = page.getByRole('region', { name: 'Your favourites' });
  await expect(favourites.getByText('PRE-ORDER NOW')).toBeVisible();
  await expect(favourites.getByText('Closed')).toHaveCount(0);
});

test('floor, code and note of the same door stand in the fields again, to be changed', IN_VERIFY, async ({ page }) => {
  await openHome(page);
  await page.route(`**${endpoints.get_order_detail.path}`, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { order: { cart_detail: { destination_addresses: object[] } } };
    const [to] = told.order.cart_detail.destination_addresses;
    const cart_detail = { ...told.order.cart_detail, destination_addresses: [{ ...to, floor: '3', entry_code: '4812' }] };
    await route.fulfill({ response, json: { ...told, order: { ...told.order, cart_detail, delivery_note: 'Ring twice' } } });
  });
  await again(page).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(new BasketPage(page).row('where')).toContainText('Floor 3, entry code 4812 · “Ring twice”');
});

test('what changed is shown with both prices before anything goes in, by keyboard too', async ({ page }) => {
  await openHome(page);
  await menusSay(page, (items) => items.map((item) => (item.name === FONDUE ? { ...item, price: item.price + 1 } : item)));
  await again(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^What changed since/ });
  await expect(dialog.getByRole('region', { name: 'Price increased' })).toContainText('CHF 1.00 more each');
  await expect(dialog.getByRole('region', { name: 'Price increased' }).locator('s')).toContainText('was');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Add 2 items to basket/ }).press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
});

test('the choice that is gone is made again in the item’s own dialog, and the line is solved', IN_VERIFY, async ({ page }) => {
  await openHome(page);
  await menusSay(page, (items) =>
    items.map((item) =>
      item.name === FONDUE
        ? { ...item, specifications: item.specifications.map((group, at) => (at === 0 ? { ...group, list: group.list.slice(1) } : group)) }
        : item,
    ),
  );
  await again(page).click();
  const dialog = page.getByRole('dialog', { name: /^What changed since/ });
  await expect(dialog.getByRole('button', { name: /to basket/ })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: `Choose new options: ${FONDUE}` }).click();
  const item = page.getByRole('dialog', { name: FONDUE });
  await expect(item).toBeVisible();
  await page.goBack();
  await expect(item).toBeHidden();
  await dialog.getByRole('button', { name: `Choose new options: ${FONDUE}` }).click();
  await item.getByRole('radio', { name: /^For two/ }).check();
  // What lies beneath it is for the next press.
  await item.getByRole('button', { name: /^Save/ }).dblclick();
  await expect(item).toBeHidden();
  await expect(dialog.getByRole('button', { name: `Change: ${FONDUE}` })).toBeVisible();
  await dialog.getByRole('button', { name: /^Add 2 items to basket/ }).click();
  await expect(page).toHaveURL(/\/basket$/);
});

test('a basket of another store is asked about by both names, and is put aside, not lost', IN_VERIFY, async ({ page }) => {
  const { holder } = await openHome(page);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Ramen Kagi'), 'Tonkotsu', 1);
  await openPage(page, '/');
  await again(page).click();
  const question = page.getByRole('dialog', { name: 'Attention' });
  await expect(question).toContainText('There are already some items in your cart from another store, you need to clear these to continue');
  await expect(question).toContainText(`Your basket is from Ramen Kagi, this order is from ${STORE}.`);
  await question.getByRole('button', { name: 'Keep my basket' }).click();
  await expect(question).toBeHidden();
  await again(page).click();
  await question.getByRole('button', { name: 'Start a new basket' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(new BasketPage(page).line(FONDUE)).toBeVisible();
  await expect(page.getByText('We’ve saved your basket from Ramen Kagi.')).toBeVisible();
});

test('where nothing of it is left the menu is shown', IN_VERIFY, async ({ page }) => {
  const { store } = await openHome(page);
  await menusSay(page, (items) => items.filter(({ name }) => name !== FONDUE));
  await again(page).click();
  const dialog = page.getByRole('dialog', { name: 'None of these is on the menu today' });
  await dialog.getByRole('link', { name: 'See the menu' }).click();
  await expect(page).toHaveURL(new RegExp(store.id));
});

test('in French', IN_VERIFY, async ({ page }) => {
  await openHome(page, 'fr');
  await menusSay(page, (items) => items.map((item) => (item.name === 'Fondue moitié-moitié' ? { ...item, price: item.price - 1 } : item)));
  await expect(page.getByText(/^Bon(jour|soir| après-midi), Zoé$/)).toBeVisible();
  await again(page).click();
  const dialog = page.getByRole('dialog', { name: /^Ce qui a changé depuis le/ });
  await expect(dialog.getByRole('region', { name: 'Prix en baisse' })).toContainText('de moins par pièce');
  await expect(dialog.getByRole('button', { name: /^Ajouter 2 articles au panier/ })).toBeVisible();
});

test('the landing page of a customer keeps its h1 and moves nothing while its parts come', IN_VERIFY, async ({ page }) => {
  await watchJumps(page);
  const { user } = await openHome(page);
  for (const visit of ['the first', 'the next']) {
    await openPage(page, '/');
    await expect(again(page)).toHaveText(/CHF/);
    await expect(new LandingPage(page).heading).toBeVisible();
    await expect(page.getByText(`Good afternoon, ${user.first_name}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your favourites' }).getByRole('link', { name: STORE })).toBeVisible();
    expect(await jumpsOf(page), visit).toBeLessThan(0.01);
  }
});

test('a guest’s landing page asks for nothing of it', IN_VERIFY, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await remember(page, { place: CAROUGE });
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(new LandingPage(page).heading).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  expect(files.filter((url) => /OwnHome|Greeting|order_history|reorder/i.test(url))).toEqual([]);
});
