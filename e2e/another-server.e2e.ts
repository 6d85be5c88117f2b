import { expect, test, type Page } from '@playwright/test';
import { OPTIONAL_CALLS } from '../contract/page-settings.ts';
import { somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { startFrontOf, type Front } from './front-of.ts';
import { openPage } from './open-page.ts';
import { startStrictServer, type StrictServer } from './strict-server/strict-server.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'The Other Kitchen';
const SOUP = 'Pumpkin soup';
const ADDRESS = 'Rue de Carouge 12, 1205 Genève';

let server: StrictServer;
let front: Front;
test.beforeEach(async () => {
  server = await startStrictServer();
  front = await startFrontOf(server.url);
});
test.afterEach(async () => {
  await front.close();
  await server.close();
});

async function fillTheBasket(page: Page): Promise<BasketPage> {
  const landing = new LandingPage(page);
  const store = new StorePage(page);
  const dialog = new ItemDialog(page, SOUP);
  const basket = new BasketPage(page);
  await openPage(page, front.url);
  await landing.address.fill(ADDRESS);
  await landing.suggestion('Rue de Carouge 12').click();
  await new StoresPage(page).store(STORE).click();
  await expect(store.heading(STORE)).toBeVisible();
  await store.item(SOUP).click();
  await dialog.option('Seeds').click();
  await dialog.more.click();
  await dialog.confirm.click();
  await expect(dialog.box).toBeHidden();
  await store.toBasket.click();
  await expect(basket.line(SOUP)).toBeVisible();
  return basket;
}

async function signUp(page: Page, basket: BasketPage): Promise<ReturnType<typeof somebodyNew>> {
  const who = somebodyNew();
  const signIn = new SignInDialog(page);
  await basket.login.click();
  await signIn.ratherSignUp.click();
  await signIn.signUp(who);
  await new LandingPage(page).continueBar.click();
  await basket.isReady();
  return who;
}

/** Nothing was sent otherwise than listed, no screen needed more than the storefront's own calls beside, and the one order is the one that was chosen. */
function expectTheOrder(destination: string) {
  expect(server.complaints).toEqual([]);
  // The front asks what there is before it opens.
  const asked = server.unknown.filter((path) => !OPTIONAL_CALLS.some((call) => path.endsWith(`/${call}`)));
  expect(asked.filter((path) => !path.startsWith('/api/storefront/'))).toEqual([]);
  expect(server.orders).toHaveLength(1);
  const [ordered] = server.orders;
  const lines = ordered?.basket.order_details.flatMap(({ items }) => items);
  expect(lines).toMatchObject([
    {
      item_name: SOUP,
      quantity: 2,
      item_price: 11,
      total_specification_price: 2,
      total_item_and_specification_price: 26,
      specifications: [{ name: 'Topping', list: [{ name: 'Seeds', price: 2 }] }],
    },
  ]);
  expect(ordered?.basket.pickup_addresses).toMatchObject([
    { address: 'Rue du Stand 1', post_code: '1204', city: 'Genève', user_details: { name: STORE, phone: '227001122' } },
  ]);
  expect(ordered?.sent.destination_addresses).toMatchObject([{ address: destination }]);
  return ordered;
}

test('a customer orders in cash from another server of the same contract, from landing page to thank you', async ({ page }) => {
  const basket = await fillTheBasket(page);
  await signUp(page, basket);
  await test.step('another postcode is applied without a gazetteer, a wrong one is not', async () => {
    await basket.open('where');
    await basket.postcode.fill('3011');
    await basket.applyPostcode.click();
    await expect(basket.wrongPostcode).toBeVisible();
    await basket.postcode.fill('1227');
    await basket.applyPostcode.click();
    await expect.poll(() => server.calls.some(({ path }) => path === '/api/user/change_delivery_address')).toBe(true);
    await basket.done();
    await basket.isReady();
  });
  expect(await basket.amount()).toBe(3_100);
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  const ordered = expectTheOrder('Rue de Carouge 12, 1227 Genève');
  expect(ordered?.paid).toMatchObject({ payment_id: 'cash', is_payment_mode_cash: true });
  expect(ordered?.sent).toMatchObject({
    is_user_pick_up_order: false,
    is_schedule_order: false,
    order_start_at: 0,
    is_use_pre_delivery_slots: false,
    slot_start_time: '',
    slot_end_time: '',
  });
});

test('a customer adds a card and pays with it on another server, by the specified calls alone', IN_VERIFY, async ({ page }) => {
  const basket = await fillTheBasket(page);
  await signUp(page, basket);
  await basket.payment.click();
  const payment = new PaymentDialog(page);
  await payment.addCard('4242424242424242');
  await payment.pay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  const ordered = expectTheOrder(ADDRESS);
  expect(ordered?.paid).toMatchObject({ is_payment_mode_cash: false });
  expect(server.bank.confirmed).toHaveLength(1);
  expect(server.calls.find(({ path }) => path.endsWith('/add_card'))?.body).toMatchObject({ card_expiry_date: '12/30' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a first screen has what another server answers', async ({ page }) => {
    await page.goto(front.url);
    await expect(page.getByRole('link', { name: 'Restaurants' }).first()).toBeVisible();
    expect(server.complaints).toEqual([]);
  });
});
