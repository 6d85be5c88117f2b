import { expect, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { call, CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { ownOrder } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';
import { comeBack, goOffline, test, workerOf } from './with-worker.ts';
import { FONDUE, STORE } from './with-basket.ts';

test.use({ serviceWorkers: 'allow' });

const keptIn = (page: Page, name: 'storefront-answers' | 'storefront-mine') =>
  page.evaluate(
    (database) =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', fail);
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          asked.addEventListener('success', () => {
            opening.result.close();
            done(asked.result.map(String));
          });
        });
      }),
    name,
  );
const AGE = /As\sof\s.*\d\d:\d\d\./;

test('what was looked at is readable without a network, with its age, for its customer alone', async ({ page, context, relay }) => {
  const store = await storeNamed(page.request, STORE);
  const { number, orderId, user } = await ownOrder(page);
  await remember(page, { user, place: CAROUGE }, relay.url);
  await openPage(page, `${relay.url}/stores?category=${store.categoryId}`);
  await workerOf(page, relay.release);
  await new StoresPage(page).store(STORE).click();
  await expect(page.getByRole('heading', { level: 1, name: STORE })).toBeVisible();
  await expect.poll(async () => (await keptIn(page, 'storefront-answers')).some((key) => key.includes(store.id))).toBe(true);
  await openPage(page, `${relay.url}/orders`);
  await expect(page.getByText(`Order ${number}`).first()).toBeVisible();
  await openPage(page, `${relay.url}/order_detail?order_id=${orderId}`);
  await expect(page.getByText(FONDUE).first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page, 'storefront-mine')).filter((key) => key.includes(orderId))).toHaveLength(1);

  await goOffline(context, relay);
  await openPage(page, `${relay.url}/orders`);
  await expect(page.getByText(`Order ${number}`).first()).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await openPage(page, `${relay.url}/order_detail?order_id=${orderId}`);
  await expect(page.getByText(FONDUE).first()).toBeVisible();
  await openPage(page, `${relay.url}/delivery-coming?order_id=${orderId}`);
  await expect(page.getByText('You’re seeing the last known status.')).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await openPage(page, `${relay.url}/stores?category=${store.categoryId}`);
  await new StoresPage(page).store(STORE).click();
  await expect(page.getByText(FONDUE).first()).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();

  await comeBack(context, relay);
  await expect(page.getByText(AGE)).toHaveCount(0);
  const header = new Header(page);
  await header.signOut();
  await expect(header.signIn).toBeVisible();
  await expect.poll(() => keptIn(page, 'storefront-mine')).toEqual([]);
  const lists = async () => (await keptIn(page, 'storefront-answers')).filter((key) => key.startsWith('["stores"'));
  await expect.poll(lists).toEqual([]);
});

test('a basket is changed without a network, also after its tab was closed, and told once it is back', async ({ page, context, relay }) => {
  const { items, ...store } = await storeNamed(page.request, 'Snack 24');
  const [first, second] = items.filter((item) => item.is_item_in_stock && item.specifications.length === 0);
  if (!first || !second) throw new Error('Snack 24 has no two plain items');
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, { items, ...store }, first.name, 1);
  await remember(page, { user, place: CAROUGE }, relay.url);
  await openPage(page, relay.url + store.path);
  await workerOf(page, relay.release);
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
  await openPage(page, relay.url + store.path);

  await goOffline(context, relay);
  await new StorePage(page).item(second.name).click();
  await new ItemDialog(page, second.name).confirm.click();
  await expect(new Header(page).basket).toHaveAccessibleName(/2 items/);
  await page.close();

  const later = await context.newPage();
  await openPage(later, `${relay.url}/basket`);
  const basket = new BasketPage(later);
  await expect(basket.line(first.name)).toBeVisible();
  await expect(later.getByText(second.name)).toBeVisible();
  await expect(later.getByRole('button', { name: /^No connection/ })).toBeDisabled();
  await basket
    .line(first.name)
    .getByRole('button', { name: /^One .* more$/ })
    .click();

  await comeBack(context, relay);
  const told = async () => {
    const { cart } = await call(later.request, endpoints.get_cart, holder);
    return Object.fromEntries((cart?.order_details ?? []).flatMap((entry) => entry.items).map((item) => [item.item_name, item.quantity]));
  };
  await expect(later.getByText('You’re back online.')).toBeVisible();
  await expect.poll(told).toEqual({ [first.name]: 2, [second.name]: 1 });
  await expect(basket.payment).toBeEnabled();
});

test('of a menu that did not come whole stands what did, and dishes are found in it', async ({ page, context, relay }) => {
  const store = await storeNamed(page.request, 'Marché du Pont');
  const last = store.items.at(-1)?.name ?? '';
  const first = store.items[0]?.name ?? '';
  await remember(page, { place: CAROUGE }, relay.url);
  await openPage(page, relay.url + store.path);
  await workerOf(page, relay.release);
  // Once more, for its worker to keep it.
  await openPage(page, relay.url + store.path);
  const shown = new StorePage(page);
  await expect(shown.item(first)).toBeVisible();
  await expect.poll(async () => (await keptIn(page, 'storefront-answers')).some((key) => key.includes(store.id))).toBe(true);

  await goOffline(context, relay);
  await openPage(page, relay.url + store.path);
  await expect(shown.item(first)).toBeVisible();
  await shown.search.fill(first);
  await expect(page.getByText('The rest needs a connection.')).toBeVisible();
  await expect(page.getByText(AGE)).toBeVisible();
  await expect(page.getByText('The menu could not be loaded')).toHaveCount(0);
  await expect(shown.item(first)).toBeVisible();
  await shown.search.fill(last);
  await expect(page.getByText(/^Nothing found/).first()).toBeVisible();
  await openPage(page, `${relay.url}/stores?category=${store.categoryId}`);
  const stores = new StoresPage(page);
  await stores.search.fill(first);
  await expect(stores.dish(first)).toBeVisible();

  await comeBack(context, relay);
  await stores.search.fill(last);
  await expect(stores.dish(last)).toBeVisible();
});

test('a running order that no page showed is readable without a network', IN_VERIFY, async ({ page, context, relay }) => {
  const own = await ownOrder(page);
  await remember(page, { user: own.user, place: CAROUGE }, relay.url);
  await openPage(page, `${relay.url}/help`);
  await workerOf(page, relay.release);
  await openPage(page, `${relay.url}/help`);
  await expect.poll(async () => (await keptIn(page, 'storefront-mine')).filter((key) => key.includes(own.orderId))).toHaveLength(1);

  await goOffline(context, relay);
  await openPage(page, `${relay.url}/delivery-coming?order_id=${own.orderId}`);
  await expect(page.getByText('You’re seeing the last known status.')).toBeVisible();
  await openPage(page, `${relay.url}/orders`);
  await expect(page.getByText(`Order ${own.number}`).first()).toBeVisible();
});

test('a guest is not sent to sign in without a network', async ({ page, context, relay }) => {
  const store = await storeNamed(page.request, 'Snack 24');
  const item = store.items.find(({ is_item_in_stock: inStock, specifications }) => inStock && specifications.length === 0);
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, store, item?.name ?? '', 1);
  await remember(page, { cartToken, place: CAROUGE }, relay.url);
  await openPage(page, `${relay.url}/basket`);
  await workerOf(page, relay.release);
  await expect(page.getByRole('button', { name: /^Login/ })).toBeEnabled();

  await goOffline(context, relay);
  await expect(page.getByRole('button', { name: /^No connection/ })).toBeDisabled();
  await comeBack(context, relay);
  await expect(page.getByRole('button', { name: /^Login/ })).toBeEnabled();
});
