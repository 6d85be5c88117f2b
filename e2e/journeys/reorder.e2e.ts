import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { pizza } from '#machines/item-dialog/item-dialog.model.ts';
import type { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { reorderModel } from '#machines/reorder/reorder.model.ts';
import { pastOrder, pizzaWithoutSmall, water } from '#machines/reorder/sample-reorder.ts';
import { CAROUGE, completeOrder, fillBasket, holderOf, newCustomer, placeOrder, storeNamed, type Holder } from '../demo-city.ts';
import { Header } from '../models/Header.ts';
import { openPage, remember } from '../open-page.ts';
import { actInThePage, modelOf, type Stage } from './act.ts';
import type { HeldCalls } from './held-calls.ts';
import { STORE } from '../with-basket.ts';

const OTHER = 'Ramen Kagi';
const DETAIL = endpoints.get_order_detail.path;
const MENU = endpoints.user_get_store_product_item_list.path;
const SAVE = endpoints.add_item_in_cart.path;

type Json = Record<string, unknown>;
type Props = { readonly holder: Holder; readonly storeId: string; readonly order: Json; readonly menu: Json };

const again = (page: Page) => page.getByRole('button', { name: /^(Order|Pre-order) again from/ });
const box = (page: Page) => page.getByRole('dialog');
const put = (page: Page) => box(page).getByRole('button', { name: /^Add \d items? to basket/ });
const working = (page: Page) => expect(page.locator('button[aria-busy="true"]').first()).toBeVisible();
const pizzaDialog = (page: Page) => page.getByRole('dialog', { name: 'Pizza' });

/** The store's menu with these items alone; open or closed whatever the hour. */
const menuOf = ({ menu }: Pick<Props, 'menu'>, items: readonly MenuItem[], isOpen = true): Json => {
  const [first] = menu.products as Json[];
  const store = { ...(menu.store as Json), is_provide_asap: true, is_in_delivery_time: isOpen, is_in_pickup_time: isOpen };
  const first_possible_at = isOpen ? null : Date.parse(menu.server_time as string) + 7_200_000;
  return { ...menu, products: [{ ...first, items }], store: { ...store, first_possible_at } };
};
const answerWith = async (calls: HeldCalls, path: string, json: Json): Promise<void> => (await calls.take(path)).fulfill({ json });
const menuHas =
  (items: readonly MenuItem[], isOpen = true) =>
  ({ calls, props }: Stage<Props>) =>
    answerWith(calls, MENU, menuOf(props, items, isOpen));

async function basketOf(stage: Stage<Props>, storeName: string, dish: string): Promise<void> {
  const { page } = stage;
  await fillBasketAt(stage, storeName, dish);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
  await menuHas([pizza, water])(stage);
}
async function fillBasketAt({ page, props: { holder } }: Stage<Props>, storeName: string, dish: string): Promise<void> {
  await fillBasket(page.request, holder, await storeNamed(page.request, storeName), dish, 1);
}

const taken = ({ storeId }: Props): Json => ({
  success: true,
  message: 101,
  cart_id: 'c'.repeat(24),
  cart_version: 99,
  city_id: storeId,
  currency: 'CHF',
  store_id: storeId,
  store_name: STORE,
  location: null,
  destination_addresses: [],
  pickup_addresses: [],
  cart: { order_details: pastOrder.cart_detail.order_details },
});

actInThePage<Exclude<SnapshotFrom<typeof reorderMachine>['value'], 'judging'>, Props>({
  model: modelOf(reorderModel),
  ports: { readOrder: DETAIL, readMenu: MENU, fill: SAVE },
  unreachable: {
    'filling breaks': 'the basket’s flow has no way to break',
    'the customer looks at the water again': 'only what has to be chosen again has a button',
  },
  rules: [],
  unseen: ['judging'],
  open: async (page, calls, input) => {
    const user = await newCustomer(page.request);
    const holder = holderOf(user);
    const store = await storeNamed(page.request, STORE);
    await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', 1);
    const orderId = await placeOrder(page.request, holder);
    // One that still ran would be asked for by the strip of running orders too.
    await completeOrder(page.request, holder, orderId);
    const told = async (path: string, more: Json) =>
      (await (await page.request.post(path, { data: { ...holder, ...more } })).json()) as Json;
    const detail = await told(DETAIL, { order_id: orderId });
    const real = detail.order as Json;
    const order = {
      ...detail,
      order: {
        ...real,
        order_status: ORDER_STATUS.completed,
        date_time: pastOrder.date_time,
        cart_detail: { ...(real.cart_detail as Json), order_details: pastOrder.cart_detail.order_details },
      },
    };
    const menu = await told(MENU, { store_id: store.id });
    const row = {
      _id: orderId,
      unique_id: 2038,
      store_detail: { name: STORE, image_url: '' },
      currency: 'CHF',
      user_pay_payment: 18,
      completed_at: '2026-03-02T19:00:00.000Z',
      order_status: ORDER_STATUS.completed,
      order_status_id: 10,
      request_id: null,
      delivery_type: DELIVERY_TYPE.store,
      store_id: store.id,
      items: [{ item_name: 'Pizza', quantity: 1 }],
    };
    await page.route(`**${endpoints.order_history.path}`, (route) =>
      route.fulfill({ json: { success: true, order_list: [row], before_unique_id: null } }),
    );
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/');
    const props = { holder, storeId: store.id, order, menu };
    // The card asks first what it says today.
    await answerWith(calls, DETAIL, order);
    await answerWith(calls, MENU, menuOf(props, [pizza, water], input === 0));
    await expect(again(page)).toHaveText(/18\.00/);
    await again(page).click();
    return props;
  },
  acts: {
    'the order is told: a small pizza and two waters': ({ calls, props }) => answerWith(calls, DETAIL, props.order),
    'it was a courier’s trip': ({ calls, props: { order } }) =>
      answerWith(calls, DETAIL, {
        ...order,
        order: { ...(order.order as Json), delivery_type: DELIVERY_TYPE.courier, store_id: null, store_detail: null },
      }),
    'the menu has everything as it was': menuHas([pizza, water]),
    'the menu has everything as it was, and the basket holds something of the same store': (stage) =>
      basketOf(stage, STORE, 'Moitié-moitié fondue'),
    'the menu has everything as it was, and the store is closed': menuHas([pizza, water], false),
    'the menu has everything as it was, and the basket is another store’s': (stage) => basketOf(stage, OTHER, 'Tonkotsu'),
    'the water costs more, and the pizza is not to be had small': menuHas([pizzaWithoutSmall, { ...water, price: 3.5 }]),
    'the water is gone, and the pizza is not to be had small': menuHas([pizzaWithoutSmall]),
    'nothing of it is on the menu': menuHas([]),
    'the customer agrees to clear the basket': ({ page }) => box(page).getByRole('button', { name: 'Start a new basket' }).click(),
    'the customer chooses the pizza again': ({ page }) =>
      box(page)
        .getByRole('button', { name: /: Pizza$/ })
        .click(),
    'the customer takes a large pizza': async ({ page }) => {
      await pizzaDialog(page)
        .getByRole('radio', { name: /^Large/ })
        .check();
      await pizzaDialog(page).getByRole('button', { name: /^Save/ }).click();
    },
    'the item leaves the screen': async ({ page }) => {
      // A line that was taken has closed it.
      if (await pizzaDialog(page).and(page.locator('[data-open]')).isVisible())
        await pizzaDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    },
    'the customer puts it into the basket': ({ page }) => put(page).click(),
    'the customer leaves it': async ({ page }) => {
      await page.keyboard.press('Escape');
    },
    'the customer tries again': ({ page }) => box(page).getByRole('button', { name: 'Try again' }).click(),
    'the basket was kept as it was': async (stage) => {
      // Another tab fills it at another store before the server has heard of this one.
      await fillBasketAt(stage, OTHER, 'Tonkotsu');
      await answerWith(stage.calls, SAVE, { success: false, error_code: 643 });
      await stage.page.getByRole('dialog', { name: 'Attention' }).getByRole('button', { name: 'Keep my basket' }).click();
    },
    // A body that the server can't read is no basket's: nothing would come of sending it again.
    'nothing is heard of the basket': async ({ calls }) =>
      (await calls.take(SAVE)).fulfill({ status: 400, json: { success: false, error_code: 0, issues: [] } }),
    'the basket has taken it': ({ calls, props }) => answerWith(calls, SAVE, taken(props)),
  },
  states: {
    readingOrder: ({ page }) => working(page),
    readingMenu: ({ page }) => working(page),
    filling: ({ page }) => working(page),
    failed: async ({ page }) => {
      await expect(box(page).getByRole('alert')).toBeVisible();
      await expect(box(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    storeGone: ({ page }) => expect(page.getByRole('dialog', { name: 'This store is no longer on Escale' })).toBeVisible(),
    nothingLeft: ({ page }) => expect(page.getByRole('dialog', { name: /None of these is/ })).toBeVisible(),
    otherBasket: async ({ page }) => {
      await expect(box(page)).toContainText(
        'There are already some items in your cart from another store, you need to clear these to continue',
      );
      await expect(box(page)).toContainText(`Your basket is from ${OTHER}, this order is from ${STORE}.`);
    },
    changed: async ({ page }) => {
      await expect(pizzaDialog(page)).toBeHidden();
      await expect(put(page)).toBeVisible();
      await expect(put(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    choosing: ({ page }) => expect(pizzaDialog(page)).toBeVisible(),
    // It passes by itself.
    chosen: ({ page }) => expect(pizzaDialog(page)).toBeHidden(),
    added: ({ page }) => expect(page).toHaveURL(/\/basket$/),
    underWay: ({ page }) => expect(page).toHaveURL(/\/basket$/),
    left: async ({ page }) => {
      await expect(box(page)).toBeHidden();
      await expect(again(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    courier: ({ page }) => expect(page).toHaveURL(/\/courier_order\?again=/),
  },
});
