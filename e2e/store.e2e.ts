import { expect, test, type Locator } from '@playwright/test';
import { CATEGORY_SCROLL } from '../contract/limits.ts';
import { CAROUGE, fillBasket, newCartToken, storeNamed } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { changeMenu, MENU, openStore } from './open-store.ts';
import { IN_VERIFY } from './tags.ts';
import { STORE, fillWithFondue } from './with-basket.ts';

test('the category that is being read is marked, whatever was chosen before', IN_VERIFY, async ({ page }) => {
  // A chosen category is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const store = await openStore(page);
  const [first = '', second = ''] = await store.categories.getByRole('link').allTextContents();
  const read = async (name: string) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(
      0,
      await store.section(name).evaluate((section, offset) => section.getBoundingClientRect().top - offset, CATEGORY_SCROLL.offsetPx),
    );
    await expect(store.currentCategory).toHaveText(name);
  };
  await expect(store.currentCategory).toHaveText(first);
  await read(second);
  // By the keyboard: the row of categories moves along with what is read, a press of the mouse may meet another one.
  await store.category('Drinks').press('Enter');
  await expect(store.currentCategory).toHaveText('Drinks');
  await expect(store.section('Drinks')).toBeInViewport();
  await read(second);
  await read(first);
});

test('a press on its picture or its plus opens a dish', async ({ page }) => {
  const press = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // Until the press is drawn, which may move what lies on top.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.mouse.up();
  };
  const store = await openStore(page);
  const item = store.card('Tomato fondue');
  await press(item.locator('svg, img').last());
  await expect(new ItemDialog(page, 'Tomato fondue').box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(new ItemDialog(page, 'Tomato fondue').box).toBeHidden();
  await press(item.locator('img').first());
  await expect(new ItemDialog(page, 'Tomato fondue').box).toBeVisible();
});

test('what somebody eats narrows the menu on each page, and warns in dialog and basket', async ({ page, viewport }) => {
  await changeMenu(page, ({ products }) => {
    const [first, second, third] = products.flatMap(({ items }) => items);
    Object.assign(first ?? {}, { name: 'Vegan fondue', diets: ['vegan', 'vegetarian'], allergens: ['soya'] });
    Object.assign(second ?? {}, { name: 'Meat fondue', diets: [], allergens: [] });
    Object.assign(third ?? {}, { name: 'Secret fondue', diets: null, allergens: null });
  });
  const store = await openStore(page);
  await store.foodFilters.click();
  await store.food('Vegan').click();
  await expect(store.item('Vegan fondue')).toBeVisible();
  await expect(store.item('Meat fondue')).toBeHidden();
  await expect(store.item('Secret fondue')).toHaveAccessibleDescription(/Ask the store/);
  await store.food('soya').click();
  await expect(store.item('Vegan fondue')).toBeHidden();
  await page.reload();
  await expect(store.item('Secret fondue')).toBeVisible();
  await expect(store.item('Vegan fondue')).toBeHidden();
  await store.item('Secret fondue').click();
  await expect(new ItemDialog(page, 'Secret fondue').box.getByText('Ask the store', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(store.item('Meat fondue')).toBeVisible();
  await store.item('Vegan fondue').click();
  const dialog = new ItemDialog(page, 'Vegan fondue');
  await expect(dialog.box.getByText('Contains soya: you avoid soya.')).toBeVisible();
  await dialog.box.getByRole('button', { name: /Add anyway/ }).click();
  await expect(dialog.box).toBeHidden();
  const isPhone = (viewport?.width ?? 0) < 900;
  if (isPhone) await store.look.click();
  await expect(page.getByText('Contains soya: you avoid soya.').filter({ visible: true }).first()).toBeVisible();
  if (isPhone) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Only what suits me' }).click();
  await expect(store.item('Meat fondue')).toBeHidden();
});

test('the dialog takes the focus, holds it and gives it back; Back closes it and stays in its store', async ({ page }) => {
  const store = await openStore(page);
  const item = store.item('Moitié-moitié fondue');
  const dialog = new ItemDialog(page, 'Moitié-moitié fondue');
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.box).toBeVisible();
  const isInside = () => dialog.box.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let times = 0; times < 25; times += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog.box).toBeHidden();
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.confirm).toBeVisible();
  await page.goBack();
  await expect(dialog.box).toBeHidden();
  await expect(store.heading(STORE)).toBeVisible();
  await expect(item).toBeFocused();
});

test('on a phone the basket can be looked into over the menu, changed, cleared and put back', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 900, 'wide screens have the basket beside the menu');
  const found = await storeNamed(page.request, STORE);
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, found, 'Moitié-moitié fondue', 2);
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, found.path);
  const { look, sheet } = new StorePage(page);
  await look.click();
  await sheet.getByRole('button', { name: /^One more/ }).click();
  await expect(sheet.getByRole('group', { name: /^Quantity/ }).getByText(/^\d+$/)).toHaveText('3');
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Moitié-moitié fondue', exact: true }).click();
  const dialog = new ItemDialog(page, 'Moitié-moitié fondue');
  await expect(sheet).toBeHidden();
  await dialog.close.click();
  await expect(dialog.box).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await look.click();
  await sheet.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(new Header(page).basket).toHaveAccessibleName('Basket, 3 items');
  await expect(look).toBeVisible();
});

test('a store that takes its time shows progress over its list, until it is there', IN_VERIFY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { categoryId } = await storeNamed(page.request, STORE);
  await remember(page, { place: CAROUGE });
  await openPage(page, `/stores?category=${categoryId}`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${MENU}`, async (route) => {
    await held;
    await route.continue();
  });
  await new StoresPage(page).store(STORE).click();
  const sign = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(sign).toBeVisible();
  await expect(sign).toHaveCSS('animation-delay', '0.3s');
  await expect(new StoresPage(page).stores.first()).toBeVisible();
  answer();
  await expect(new StorePage(page).heading(STORE)).toBeVisible();
  await expect(sign).toHaveCount(0);
});

test('the address becomes the store’s true one; its own page stays one; a short id leads to deliveries', IN_VERIFY, async ({ page }) => {
  const { id } = await storeNamed(page.request, STORE);
  const cartToken = newCartToken();
  await fillWithFondue(page.request, { cart_unique_token: cartToken });
  await remember(page, { cartToken });
  await openPage(page, `/anywhere/whatever/old-name/${id}`);
  await expect(page).toHaveURL(new RegExp(`/geneva/restaurants/cafe-de-la-rade/${id}$`));
  expect(await page.evaluate(() => localStorage.getItem('is_store_own_page'))).toBe('false');
  await openPage(page, `/store/anywhere/whatever/old-name/${id}`);
  await expect(page).toHaveURL(new RegExp(`/store/geneva/restaurants/cafe-de-la-rade/${id}$`));
  expect(await page.evaluate(() => localStorage.getItem('is_store_own_page'))).toBe('true');
  await openPage(page, '/basket');
  await expect(page.getByRole('main').getByRole('link', { name: STORE })).toHaveAttribute(
    'href',
    `/store/geneva/restaurants/cafe-de-la-rade/${id}`,
  );
  await openPage(page, '/geneva/restaurants/cafe-de-la-rade/abc');
  await expect(page).toHaveURL(/\/deliveries/);
});
