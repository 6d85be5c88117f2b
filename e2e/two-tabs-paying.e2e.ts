import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import { atTheLastLook } from './at-the-last-look.ts';
import { BasketPage } from './models/BasketPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const ordersOf = async (page: Page, { _id, server_token }: StoredUser): Promise<number> => {
  const answered = await page.request.post(endpoints.get_orders.path, { data: { user_id: _id, server_token } });
  return ((await answered.json()) as { order_list: unknown[] }).order_list.length;
};

/** Keeps the first call of a kind on its way until it is let go. */
async function held(on: BrowserContext, path: string) {
  let isTaken = false;
  let take: (route: Route) => void = () => undefined;
  const taken = new Promise<Route>((resolve) => {
    take = resolve;
  });
  await on.route(`**${path}`, async (route) => {
    if (isTaken) return route.continue();
    isTaken = true;
    take(route);
  });
  return { begun: taken, arrive: async () => (await taken).fetch() };
}

test('a command to pay that arrives after its page was loaded anew makes no order', async ({ page, context }) => {
  const user = await atTheLastLook(page);
  const command = await held(context, endpoints.pay_order_payment.path);
  await new BasketPage(page).orderAndPay.click();
  await command.begun;
  await page.reload();
  await expect(new PaymentDialog(page).checkingPage).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'No payment in progress' })).toBeVisible();
  expect(await (await command.arrive()).json()).toMatchObject({ success: false, reason: 'not_paid' });
  expect(await ordersOf(page, user)).toBe(0);
  // The next press is a command of its own.
  await page.getByRole('link', { name: 'Back to your basket' }).click();
  const basket = new BasketPage(page);
  await basket.isReady();
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(new OrderPages(page).thanks).toBeVisible();
  expect(await ordersOf(page, user)).toBe(1);
});

test('a tab beside one that pays checks the payment, and forgets nothing that may come', IN_VERIFY, async ({ page, context }) => {
  const user = await atTheLastLook(page);
  const other = await context.newPage();
  const command = await held(context, endpoints.pay_order_payment.path);
  /** The other tab looks once; its next looks wait until the command has come. */
  let looks = 0;
  let letLook = () => undefined as void;
  const arrived = new Promise<void>((resolve) => {
    letLook = resolve;
  });
  await context.route(`**${endpoints.get_payment.path}`, async (route) => {
    looks += 1;
    if (looks > 1) await arrived;
    await route.continue();
  });
  await new BasketPage(page).orderAndPay.click();
  await command.begun;
  // Whoever opens the basket meanwhile is led to its payment.
  const looked = other.waitForResponse(`**${endpoints.get_payment.path}`);
  await openPage(other, '/basket');
  await expect(new PaymentDialog(other).checkingPage).toBeVisible();
  const first = await looked;
  expect(((await first.json()) as { payment: unknown }).payment).toMatchObject({ state: 'open' });
  // Loaded anew just now, the tab that pays still knows of it.
  await page.reload();
  await expect(new PaymentDialog(page).checkingPage).toBeVisible();
  await command.arrive();
  letLook();
  await expect(new OrderPages(page).thanks).toBeVisible();
  await expect(new OrderPages(other).thanks).toBeVisible();
  expect(await ordersOf(page, user)).toBe(1);
});
