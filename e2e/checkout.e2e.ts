import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { IN_VERIFY } from './tags.ts';
import { choose } from './choose.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, saveCard, storeNamed, switchWallet, topUp } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { OrderPages } from './models/OrderPages.ts';
import { openPage, remember } from './open-page.ts';

const FONDUE = 'Moitié-moitié fondue';

/** A customer whose basket holds fondues, on the basket page. */
async function openFilledBasket(page: Page, quantity = 1) {
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), FONDUE, quantity);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.isReady();
  return { user, basket, order: new OrderPages(page) };
}

/** Presses Tab until something has the focus; everything on the way must have a name. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let times = 0; times < 120; times += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) await expect(focused).toHaveAccessibleName(/\S/);
  }
  throw new Error(`Tab never came to ${goal.toString()}`);
}
const calls = (endpoint: { readonly path: string }) => (request: Request) => request.url().endsWith(endpoint.path);
const sent = (request: Request) => request.postDataJSON() as { readonly cart_unique_token: string; readonly user_pay_payment: number };

test('what the wallet pays whole is collected at the store, once that is confirmed', async ({ page }) => {
  const { user, basket, order } = await openFilledBasket(page);
  await saveCard(page.request, user, '4242424242424242');
  await topUp(page.request, user, 100);
  await switchWallet(page.request, user, true);
  await page.reload();
  await choose(basket.collect);
  await basket.isReady();
  const total = await basket.amount();
  await basket.payment.click();
  await basket.confirmPickup.click();
  await expect(basket.lastLook.getByText('Your wallet pays for everything.')).toBeVisible();
  await expect(basket.orderAndPay).toContainText((total / 100).toFixed(2));
  await basket.orderAndPay.click();
  await expect(order.thanks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready at the store' })).toBeVisible();
  await openPage(page, '/payments');
  await expect(page.getByRole('region', { name: 'Wallet' })).toContainText(`CHF\u00a0${((10_000 - total) / 100).toFixed(2)}`);
});

test('a dearer price is shown as a difference, accepted, and then charged as the button says', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  const before = await basket.amount();
  await basket.goTo('Rue Ancienne 20');
  await basket.done();
  await expect(basket.differences).toContainText(/Delivery \+CHF\s\d+\.\d\d: your address is \d+(\.\d)? km further away/);
  await basket.isReady();
  const dearer = await basket.amount();
  const [, by = ''] = /\+CHF\s(\d+\.\d\d)/.exec((await basket.differences.textContent()) ?? '') ?? [];
  expect(dearer - before).toBe(Math.round(Number(by) * 100));
  await basket.accept.click();
  await expect(basket.differences).toBeHidden();
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Rue Ancienne 20');
  await expect(basket.orderAndPay).toContainText((dearer / 100).toFixed(2));
  const paying = page.waitForRequest(calls(endpoints.pay_order_payment));
  await basket.orderAndPay.click();
  expect(Math.round(sent(await paying).user_pay_payment * 100)).toBe(dearer);
  await new OrderPages(page).track.click();
  await expect(page.getByRole('main')).toContainText(`CHF ${(dearer / 100).toFixed(2)}`);
});

test('a code that falls below its minimum says so beside the button that pays, and how much is to go', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page, 2);
  await basket.givePromo('RADE10');
  await expect(basket.removePromo).toBeVisible();
  const fewer = page
    .getByRole('main')
    .getByRole('button', { name: /^One .* less$/ })
    .first();
  await fewer.click();
  const said = basket.bar.getByText(/^RADE10 needs CHF\s40\.00 of items: CHF\s\d+\.\d\d to go\.$/);
  await expect(said).toBeInViewport();
});

test('who signs out in the basket reads that they are signed out, and nothing of an empty basket', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  await expect(basket.payment).toBeVisible();
  await new Header(page).signOut();
  await expect(page.getByText('You are signed out.').first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(new Header(page).basket).toHaveAccessibleName(/empty/);
  await expect(page.getByText('Your basket is empty!')).toHaveCount(0);
});

test('from the basket to the confirmation by keyboard alone', async ({ page }) => {
  const { basket, order } = await openFilledBasket(page);
  const press = async (locator: Locator, keys: string) => {
    await tabTo(page, locator);
    await page.keyboard.press(keys);
  };
  await press(basket.openPromo, 'Enter');
  await expect(basket.promo).toBeFocused();
  await page.keyboard.type('BIENVENUE');
  const promo = page.waitForRequest(calls(endpoints.apply_promo_code));
  await page.keyboard.press('Enter');
  await promo;
  await expect(basket.removePromo.or(basket.promoTrouble)).toBeVisible();
  await expect(basket.lastLook).toBeHidden();
  await basket.isReady();
  await press(basket.payment, 'Enter');
  await expect(basket.lastLook).toBeVisible();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  // Escape leads back to the button that opened it.
  await page.keyboard.press('Escape');
  await expect(basket.lastLook).toBeHidden();
  await expect(basket.payment).toBeFocused();
  await page.keyboard.press('Space');
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await press(basket.orderAndPay, 'Space');
  await expect(order.thanks).toBeVisible();
});

test('what is missing opens its row, at its field, in the specification’s words; then Payment leads on', async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  await basket.within('who', async () => {
    await basket.name.fill('');
    await basket.phone.fill('12');
  });
  await basket.open('where');
  const right = await basket.postcode.inputValue();
  await basket.postcode.fill('');
  await basket.done();
  await basket.payment.click();
  await expect(basket.postcode).toBeFocused();
  await expect(basket.postcode).toHaveAccessibleDescription('Please apply postcode');
  await basket.postcode.fill(right);
  await basket.done();
  await expect(basket.row('who')).toContainText('Add your name.');
  await basket.payment.click();
  await expect(basket.name).toBeFocused();
  await expect(basket.name).toHaveAccessibleDescription('This field is required');
  await expect(basket.phone).toHaveAccessibleDescription("phone doesn't seem right");
  await basket.name.fill('Zoé Test');
  await basket.phone.fill('079 111 22 33');
  await page.keyboard.press('Enter');
  await expect(basket.row('who')).toContainText('Zoé Test');
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Zoé Test');
});

test(
  'the wallet’s part, the rest and who is to be handed it add up to the amount on the button; without cash there is the card',
  IN_VERIFY,
  async ({ page }) => {
    let ways = { wallet: 5, is_use_wallet: true, is_cash_payment_mode: true };
    await page.route(`**${endpoints.get_payment_gateway.path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...ways } });
    });
    const { basket } = await openFilledBasket(page);
    const total = await basket.amount();
    const look = async (said: typeof ways) => {
      ways = said;
      await openPage(page, '/basket');
      await basket.isReady();
      await basket.payment.click();
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    };
    const francs = (minor: number) => new RegExp(`CHF\\s${(minor / 100).toFixed(2)}`);
    const said = (before: string, minor: number, after: string) =>
      basket.lastLook.getByText(new RegExp(`${before}CHF\\s${(minor / 100).toFixed(2)}${after}`));
    await look(ways);
    await expect(basket.lastLook).toHaveAccessibleName(francs(total));
    await expect(said('', 500, ' available')).toBeVisible();
    await expect(said('', 500, ' comes from your wallet')).toBeVisible();
    await expect(said('Pay ', total - 500, ' in cash on delivery')).toBeVisible();
    await expect(basket.lastLook.getByRole('radio', { name: /^Cash/ })).toBeChecked();
    await expect(basket.orderAndPay).toContainText(francs(total - 500));
    await look({ wallet: 5, is_use_wallet: false, is_cash_payment_mode: true });
    await expect(said('Pay ', total, ' in cash on delivery')).toBeVisible();
    await expect(basket.orderAndPay).toContainText(francs(total));
    await look({ wallet: 500, is_use_wallet: true, is_cash_payment_mode: true });
    await expect(basket.lastLook.getByText('Your wallet pays for everything.')).toBeVisible();
    await expect(basket.lastLook.getByRole('radio')).toHaveCount(0);
    await expect(basket.orderAndPay).toContainText(francs(total));
    await expect(basket.orderAndPay).not.toHaveAttribute('aria-disabled', 'true');
    await look({ wallet: 0, is_use_wallet: true, is_cash_payment_mode: false });
    await expect(basket.lastLook.getByRole('radio', { name: /^Cash/ })).toHaveCount(0);
    await expect(basket.lastLook.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await expect(basket.orderAndPay).toHaveAccessibleDescription('Please Add Card First');
  },
);

test('guests, and customers whose account is not approved, are told what they can’t do yet', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  const main = page.getByRole('main');
  await page.route(`**${endpoints.get_detail.path}`, async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { ...detail, user: { ...detail.user, is_approved: false } } });
  });
  await openPage(page, '/basket');
  await expect(main.getByRole('status').filter({ hasText: 'Your account hasn’t been approved yet.' })).toContainText(
    'You can order once your account is approved',
  );
  await expect(basket.payment).toHaveAccessibleDescription('Your account hasn’t been approved yet.');
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, await storeNamed(page.request, 'Café de la Rade'), FONDUE, 1);
  await page.evaluate(() => localStorage.removeItem('user'));
  await remember(page, { place: CAROUGE, cartToken });
  await openPage(page, '/basket');
  await basket.openPromo.click();
  await expect(basket.promo).toBeDisabled();
  await expect(basket.promo).toHaveAccessibleDescription('Log in to use a promo code.');
  await expect(basket.login).toBeVisible();
});
