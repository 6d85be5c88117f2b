import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { LANGUAGES } from '../contract/enumerations.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';

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
