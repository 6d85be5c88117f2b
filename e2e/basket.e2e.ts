import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { goBack } from './go-back.ts';
import { openPage, remember } from './open-page.ts';

const OPEN_ALL_HOURS = 'Snack 24';
const ANOTHER = 'Pizza à toute heure';

/** Two stores that never close, and an item of each that needs no choice. */
async function twoStores(page: Page) {
  const stores = [];
  for (const name of [OPEN_ALL_HOURS, ANOTHER]) {
    const store = await storeNamed(page.request, name);
    const plain = store.items.filter((item) => item.is_item_in_stock && item.specifications.length === 0);
    const [dish, other] = plain;
    if (!dish || !other) throw new Error(`${name} has no two plain items`);
    stores.push({ ...store, name, dish: dish.name, other: other.name });
  }
  const [first, second] = stores;
  if (!first || !second) throw new Error('two stores are needed');
  return { first, second };
}

const add = async (page: Page, name: string) => {
  await new StorePage(page).item(name).click();
  const dialog = new ItemDialog(page, name);
  await dialog.confirm.click();
  await expect(dialog.box).toBeHidden();
};
const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` }).getByText(/^\d+$/);
const put = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });

test('a removed line can be put back by keyboard, a cleared basket too', async ({ page }) => {
  const { first } = await twoStores(page);
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, first, first.dish, 2);
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, first.path);
  await add(page, first.other);
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket
    .line(first.dish)
    .getByRole('button', { name: `Remove ${first.dish}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(put(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${first.dish} removed` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(quantity(page, first.dish)).toHaveText('2');
  await expect(put(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(new Header(page).basket).toHaveAccessibleName(/empty/);
  await put(page).click();
  await expect(new Header(page).basket).toHaveAccessibleName(/3 items/);
});

test('a basket of another store is put aside on a yes, and taken back from anywhere', async ({ page }) => {
  const { first, second } = await twoStores(page);
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, first, first.dish, 2);
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, second.path);
  await add(page, second.dish);
  const question = page.getByRole('dialog', { name: 'Attention' });
  await expect(question).toContainText('There are already some items in your cart from another store, you need to clear these to continue');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await goBack(page);
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
  await expect(new Header(page).basket).toHaveAccessibleName(/2 items/);
  await add(page, second.dish);
  await question.getByRole('button', { name: 'Start a new basket' }).click();
  await expect(question).toBeHidden();
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
  await openPage(page, '/');
  await page.getByRole('button', { name: `Restore the basket from ${first.name}` }).click();
  await expect(new Header(page).basket).toHaveAccessibleName(/2 items/);
  await expect(page.getByRole('button', { name: `Restore the basket from ${second.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Delete this basket, from ${second.name}` }).click();
  await expect(page.getByText(`We’ve saved your basket from ${second.name}.`)).toHaveCount(0);
});

test('two tabs show the same basket, and both know of an order', async ({ page, context }) => {
  const { first } = await twoStores(page);
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, first, first.dish, 9);
  await remember(page, { place: CAROUGE, user });
  await openPage(page, '/basket');
  const other = await context.newPage();
  await openPage(other, '/basket');
  await expect(quantity(other, first.dish)).toHaveText('9');
  await new BasketPage(page)
    .line(first.dish)
    .getByRole('button', { name: `One ${first.dish} more` })
    .click();
  await expect(quantity(other, first.dish)).toHaveText('10');
  // Both pages ask for the new price meanwhile, which opens a payment that was made for the old one.
  await expect(() => placeOrder(page.request, holder)).toPass();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(new Header(page).basket).toHaveAccessibleName(/empty/);
  await expect(new Header(other).basket).toHaveAccessibleName(/empty/);
});
