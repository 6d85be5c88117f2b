import { expect, test, type Page } from '@playwright/test';
import type { Order } from '../contract/entities/order.ts';
import { endpoints } from '../contract/endpoints.ts';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { LANGUAGES } from '../contract/enumerations.ts';
import { ORDER_STATUS } from '../contract/order-status.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';

/** The answer about the order, as it would be with other facts in it. */
const tellOrder = (page: Page, change: (order: Order) => Partial<Order>) =>
  page.route(`**${endpoints.get_order_detail.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { order: Order };
    const { order } = answer;
    await route.fulfill({ response, json: { ...answer, order: { ...order, sequence: order.sequence + 1, ...change(order) } } });
  });

/** What a test says of an order is heard by asking: no news take its place. */
test.beforeEach(({ page }) => page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 })));

/** What is still being asked when a test ends is nobody's any more. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function order(page: Page, language: (typeof LANGUAGES)[number] = 'en') {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  await remember(page, { user, place: CAROUGE, language, lastOrder: orderId });
  return { user, orderId, path: `/thankyou?order_id=${orderId}` };
}

const SAYS = {
  en: {
    expected: /^Café de la Rade has your order\. Expected around \d\d:\d\d\.$/,
    plate: /^\d\d:\d\d – \d\d:\d\d$/,
    arrival: 'At your door',
    sent: 'Sent',
    cash: 'In cash, on delivery',
  },
  fr: {
    expected: /^Café de la Rade a votre commande\. Arrivée vers \d\d:\d\d\.$/,
    plate: /^\d\d:\d\d – \d\d:\d\d$/,
    arrival: 'À votre porte',
    sent: 'Envoyée',
    cash: 'En espèces, à la livraison',
  },
} as const;

for (const language of LANGUAGES) {
  test(
    `the thanks know when the order comes, where to, what it costs and the code to share, also after a reload, in ${language}`,
    inVerifyIf(language !== 'en'),
    async ({ page }) => {
      const { path, user } = await order(page, language);
      const says = SAYS[language];
      const pages = new OrderPages(page, WORDS[language]);
      await openPage(page, path);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect(pages.thanks).toBeVisible();
        await expect(page.getByText(says.expected)).toBeVisible();
        const arrival = page.getByRole('region', { name: says.arrival });
        await expect(arrival).toContainText('Rue de Carouge 12');
        await expect(arrival.getByText(says.plate)).toBeVisible();
        await expect(arrival.getByRole('listitem').first()).toContainText(says.sent);
        await expect(arrival.getByRole('listitem')).toHaveCount(6);
        const paid = page.getByRole('region', { name: 'Café de la Rade' });
        await expect(paid.getByRole('term').first()).toHaveText(says.cash);
        await expect(paid.getByRole('definition').first()).toHaveText(/^CHF\s\d+\.\d\d$/);
      }
      await expect(page.getByText(user.referral_code, { exact: true })).toBeVisible();
      await pages.track.click();
      await expect(page).toHaveURL(/\/delivery-coming\?order_id=/);
    },
  );
}

test(
  'an order to collect names the store and when it is ready; a scheduled one its day and time; each part of the price stands alone',
  IN_VERIFY,
  async ({ page }) => {
    const { path } = await order(page);
    const at = Date.parse('2026-11-21T17:00:00Z');
    await tellOrder(page, (told) => ({
      order_start_at: at,
      slot_end_time: '18:30',
      payment_parts: { wallet_payment: 12.5, card_payment: 20.7, cash_payment: 0 },
      order_payment_detail: { ...told.order_payment_detail, is_user_pick_up_order: true },
    }));
    await openPage(page, path);
    await expect(page.getByText('Café de la Rade has your order. Collection: Sat 21 Nov, 18:00 - 18:30.')).toBeVisible();
    const arrival = page.getByRole('region', { name: 'Ready at the store' });
    await expect(arrival).toContainText('Café de la Rade');
    await expect(arrival.getByText('Sat 21 Nov, 18:00 - 18:30', { exact: true })).toBeVisible();
    await expect(arrival.getByRole('listitem')).toHaveText([/Sent/, /Accepted/, /Prepared/, /Received/]);
    const paid = page.getByRole('region', { name: 'Café de la Rade' });
    await expect(paid.getByRole('term')).toHaveText(['From your wallet', 'By card', 'Total']);
    await expect(paid.getByRole('definition').nth(0)).toHaveText('CHF 12.50');
    await expect(paid.getByRole('definition').nth(1)).toHaveText('CHF 20.70');
  },
);

for (const [where, elsewhere] of [
  ['after an order', null],
  ['in the profile', '/profile'],
] as const)
  test(
    `the code is copied with a press, and shared where the system has a sheet for it, ${where}`,
    IN_VERIFY,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: (what: unknown) => {
            shared.push(what);
            return Promise.resolve();
          },
        });
      });
      const { path, user } = await order(page);
      await openPage(page, elsewhere ?? path);
      const card = page.getByRole('region', { name: 'Your referral code' });
      await card.getByRole('button', { name: 'Copy' }).click();
      await expect(card.getByText('The code is copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(user.referral_code);
      await card.getByRole('button', { name: 'Share' }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: { text: string }[] }).shared[0]?.text)).toContain(
        user.referral_code,
      );
    },
  );

test('nobody is thanked for an address: without a new order the page says so and leads on', IN_VERIFY, async ({ page }) => {
  const { orderId } = await order(page);
  await openPage(page, `/thankyou?order_id=${orderId.replace(/^./, (first) => (first === '0' ? '1' : '0'))}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No new order here' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a guest without a new order is led to what the page speaks of: signing in', IN_VERIFY, async ({ page }) => {
  await openPage(page, '/thankyou');
  const main = page.getByRole('main');
  await expect(main).toContainText('Sign in to see your orders in progress.');
  await main.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/thankyou\?.*dialog=signIn/);
});

for (const [status, says] of [
  [ORDER_STATUS.storeRejected, 'The store could not take your order.'],
  [ORDER_STATUS.cancelledByCustomer, 'You cancelled this order.'],
] as const) {
  test(
    `an order that ends with status ${status} leaves tracking for the orders, which say why and where the money is`,
    IN_VERIFY,
    async ({ page }) => {
      const { orderId } = await order(page);
      await openPage(page, `/delivery-coming?order_id=${orderId}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the store' })).toBeVisible();
      await tellOrder(page, () => ({
        order_status: status,
        cancel_charge: 5,
        payment_parts: { wallet_payment: 12.5, card_payment: 20.7, cash_payment: 0 },
      }));
      await expect(page).toHaveURL(/\/orders\?/);
      const news = page.getByRole('main').getByRole('status').filter({ hasText: says });
      await expect(news).toContainText(
        'Cancelling cost CHF 5.00. CHF 7.50 has been returned to your wallet. CHF 20.70 is being refunded to your card.',
      );
      await page.goBack();
      await expect(page).not.toHaveURL(/delivery-coming/);
    },
  );
}

for (const [status, says] of [
  [ORDER_STATUS.delivered, 'Delivered'],
  [ORDER_STATUS.completed, 'Completed'],
  [ORDER_STATUS.noCourierFound, 'No courier was available to deliver your order.'],
] as const) {
  test(`an order with status ${status} leaves tracking for its detail`, IN_VERIFY, async ({ page }) => {
    const { orderId } = await order(page);
    await tellOrder(page, () => ({ order_status: status }));
    await openPage(page, `/delivery-coming?order_id=${orderId}`);
    await expect(page).toHaveURL(new RegExp(`/order_detail\\?order_id=${orderId}`));
    await expect(page.getByRole('main').getByText(says, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow the order' })).toHaveCount(0);
  });
}
