import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { CartItem } from '#contract/entities/cart.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { itemDialogMachine } from '#machines/item-dialog/item-dialog.machine.ts';
import { itemDialogModel, pizza, pizzaAsItWas, pizzaOfAnOlderMenu, soup } from '#machines/item-dialog/item-dialog.model.ts';
import { CAROUGE, newCartToken, storeNamed } from '../demo-city.ts';
import { BasketPage } from '../models/BasketPage.ts';
import { ItemDialog } from '../models/ItemDialog.ts';
import { StorePage } from '../models/StorePage.ts';
import { StoresPage } from '../models/StoresPage.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf } from './act.ts';
import { STORE, fillWithFondue } from '../with-basket.ts';

type Props = { readonly dialog: ItemDialog; readonly lineIsThere: () => Promise<void>; readonly basketIsAsItWas: () => Promise<void> };

/** The store of the demo city with the model's items on its menu; what goes into the basket stays on its way. */
async function openItem(page: Page, item: MenuItem): Promise<Props> {
  const store = await storeNamed(page.request, STORE);
  await page.route(`**${endpoints.user_get_store_product_item_list.path}`, async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { products: { items: MenuItem[] }[] };
    await route.fulfill({
      response,
      json: { ...menu, products: menu.products.slice(0, 1).map((group) => ({ ...group, items: [pizza, soup] })) },
    });
  });
  await page.route(`**${endpoints.add_item_in_cart.path}`, () => undefined);
  await remember(page, { place: CAROUGE });
  await openPage(page, `/stores?category=${store.categoryId}`);
  await new StoresPage(page).store(STORE).click();
  const storePage = new StorePage(page);
  await storePage.item(item.name).click();
  return {
    dialog: new ItemDialog(page, item.name),
    lineIsThere: () => expect(storePage.toBasket).toBeVisible(),
    basketIsAsItWas: () => expect(storePage.toBasket).toBeHidden(),
  };
}

/** A basket whose line was chosen from an older menu. */
async function editOldLine(page: Page): Promise<Props> {
  const cartToken = newCartToken();
  await fillWithFondue(page.request, { cart_unique_token: cartToken });
  const { quantity } = pizzaOfAnOlderMenu;
  const old: CartItem = {
    item_id: pizza._id,
    unique_id: pizza.unique_id,
    item_name: pizza.name,
    quantity,
    image_url: [],
    details: '',
    ...pizzaAsItWas,
    total_specification_price: 0,
    total_item_and_specification_price: pizza.price * quantity,
    note_for_item: '',
    item_details: pizza,
  };
  await page.route(`**${endpoints.get_cart.path}`, async (route) => {
    const response = await route.fetch();
    const cart = (await response.json()) as { cart: { order_details: { items: CartItem[] }[] } };
    await route.fulfill({
      response,
      json: { ...cart, cart: { order_details: cart.cart.order_details.map((entry) => ({ ...entry, items: [old] })) } },
    });
  });
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  const isThere = async () => {
    await expect(basket.line(pizza.name).getByRole('group', { name: /Quantity/ })).toContainText('2');
    await expect(basket.line(pizza.name)).toContainText('What you chose is no longer offered.');
  };
  await basket.line(pizza.name).getByRole('button', { name: pizza.name, exact: true }).click();
  const dialog = new ItemDialog(page, pizza.name);
  await expect(dialog.box.getByText('Family size is not on the menu any more.')).toBeVisible();
  await expect(dialog.box.getByText('Pizza costs CHF 12.00 now instead of CHF 11.00.')).toBeVisible();
  return { dialog, lineIsThere: isThere, basketIsAsItWas: isThere };
}

const choose =
  (name: string) =>
  ({ props: { dialog } }: { readonly props: Props }) =>
    dialog.option(name).click();
const isChosen = (options: readonly (readonly [number, readonly number[]])[], group: number, option: number) =>
  options.some(([id, list]) => id === group && list.includes(option));

actInThePage<Exclude<SnapshotFrom<typeof itemDialogMachine>['value'], 'weighing'>, Props>({
  model: modelOf(itemDialogModel),
  ports: {},
  unreachable: { 'an option is clicked that is not on the menu': 'the dialog shows the options of the menu alone' },
  rules: [
    {
      event: 'option.clicked',
      when: ({ context, event }) => {
        const { group, option } = event as { type: string; group: number; option: number };
        return group !== 1 || !isChosen(context.options as never, group, option);
      },
      because: 'a size that is chosen stays chosen when it is pressed again',
    },
  ],
  unseen: ['weighing'],
  open: (page, _calls, input) => {
    if (input === 2) throw new Error('a basket with as many soups as can be walks nothing that the others do not');
    return input === 3 ? editOldLine(page) : openItem(page, input === 0 ? pizza : soup);
  },
  acts: {
    'the customer chooses the small size': choose('Small'),
    'the customer chooses the large size': choose('Large'),
    'the customer clicks on olives': choose('Olives'),
    'the customer clicks on capers': choose('Capers'),
    'the customer clicks on rocket': choose('Rocket'),
    'the customer takes one more': ({ props: { dialog } }) => dialog.more.click(),
    'the customer takes one less': ({ props: { dialog } }) => dialog.less.click(),
    'the customer writes a note': ({ props: { dialog } }) => dialog.note.fill(' well done '),
    'the customer wants something like it if it is missing': ({ props: { dialog } }) =>
      dialog.option('Replace with something similar').click(),
    'the customer adds the item': ({ props: { dialog } }) => dialog.confirm.click(),
    'the customer closes the dialog': ({ props: { dialog } }) => dialog.close.click(),
  },
  states: {
    incomplete: async ({ props: { dialog } }) => {
      await expect(dialog.box).toBeVisible();
      await expect(dialog.confirm).toHaveAttribute('aria-disabled', 'true');
    },
    ready: async ({ props: { dialog } }) => {
      await expect(dialog.confirm).not.toHaveAttribute('aria-disabled', 'true');
      await expect(dialog.confirm).toContainText('CHF');
    },
    confirmed: async ({ props: { dialog, lineIsThere } }) => {
      await expect(dialog.box).toBeHidden();
      await lineIsThere();
    },
    closed: async ({ props: { dialog, basketIsAsItWas } }) => {
      await expect(dialog.box).toBeHidden();
      await basketIsAsItWas();
    },
  },
});
