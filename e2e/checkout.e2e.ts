import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { IN_VERIFY } from './tags.ts';
import { choose } from './choose.ts';
import {
  AROUND_CAROUGE,
  CAROUGE,
  fillBasket,
  holderOf,
  newCartToken,
  newCustomer,
  saveAddress,
  saveCard,
  storeNamed,
  switchWallet,
  topUp,
} from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { OrderPages } from './models/OrderPages.ts';
import { drawNoBasket, openPage, remember } from './open-page.ts';

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

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('cart_unique_token'));
const calls = (endpoint: { readonly path: string }) => (request: Request) => request.url().endsWith(endpoint.path);
const sent = (request: Request) => request.postDataJSON() as { readonly cart_unique_token: string; readonly user_pay_payment: number };

test('after an order every tab goes on with a new guest’s token, the customer still signed in', IN_VERIFY, async ({ page, context }) => {
  const { basket, order } = await openFilledBasket(page);
  const before = await keptToken(page);
  const other = await context.newPage();
  await openPage(other, '/faq');
  await expect(new Header(other).basket).toHaveAccessibleName(/1 item/);
  const heard = other.waitForRequest((request) => calls(endpoints.get_cart)(request) && sent(request).cart_unique_token !== before);
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(order.thanks).toBeVisible();
  const after = await keptToken(page);
  expect(after).toMatch(/^[0-9a-f]{32}$/);
  expect(after).not.toBe(before);
  expect(sent(await heard).cart_unique_token).toBe(after);
  for (const tab of [page, other]) {
    await expect(new Header(tab).basket).toHaveAccessibleName(/empty/);
    await expect(new Header(tab).account).toBeVisible();
  }
});

test('an order that is refused leaves token and basket as they were', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  const before = await keptToken(page);
  await page.route(`**${endpoints.create_order.path}`, (route) => route.fulfill({ json: { success: false, error_code: 651 } }));
  await basket.payment.click();
  await basket.orderAndPay.click();
  await expect(basket.understood).toBeVisible();
  expect(await keptToken(page)).toBe(before);
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
});

test('what is sold from an age is ordered once its customer has said that they are old enough', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Kirsch, 2 cl', 4);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  await openPage(page, '/basket');
  const [basket, order] = [new BasketPage(page), new OrderPages(page)];
  await basket.isReady();
  await expect(basket.line('Kirsch, 2 cl')).toContainText('From 18 years');
  await basket.payment.click();
  await expect(basket.age).toHaveAccessibleName('I am 18 or older. The courier may ask for an ID.');
  const total = await basket.orderAndPay.textContent();
  await basket.orderAndPay.click();
  await expect(basket.age).toBeFocused();
  await expect(basket.age).toHaveAccessibleDescription('Tick the box to order: something in your basket is sold from 18 years.');
  await expect(basket.orderAndPay).toHaveText(total ?? '');
  // Looking at the basket once more takes nothing back, and asks nothing twice.
  await basket.age.check();
  await basket.change.click();
  await basket.payment.click();
  await expect(basket.age).toBeChecked();
  await basket.orderAndPay.click();
  await expect(order.thanks).toBeVisible();
  await expect(page.getByText('From 18 years: the courier may ask for an ID.')).toBeVisible();
});

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

test('a dearer price is shown as a difference, accepted, and then charged as the button says', async ({ page }) => {
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

test('a first address is no change: the customer reads no difference, and Payment leads on', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  const { id } = await storeNamed(page.request, 'Café de la Rade');
  await remember(page, { user, cartToken: newCartToken() });
  await openPage(page, `/geneva/restaurants/cafe-de-la-rade/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(FONDUE) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click();
  await expect(new Header(page).basket).toHaveAccessibleName(/1 item/);
  await new Header(page).basket.click();
  const basket = new BasketPage(page);
  const before = await basket.amount();
  await basket.goTo('Rue Ancienne 20');
  await expect(basket.changeAddress).toBeFocused();
  await basket.done();
  await expect.poll(() => basket.amount()).toBeGreaterThan(before);
  await basket.isReady();
  await expect(basket.differences).toBeHidden();
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Rue Ancienne 20');
});

test('who chooses another address goes on from it', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  await basket.goTo('Rue Ancienne 20');
  await expect(basket.changeAddress).toBeFocused();
  await basket.done();
  await expect(basket.differences).toBeVisible();
  await expect(basket.row('where').getByRole('button')).toBeFocused();
});

test('a code that falls below its minimum says so beside the button that pays, and how much is to go', async ({ page }) => {
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

test('a note that came with a saved address goes with it; one that was typed stays', IN_VERIFY, async ({ page }) => {
  const { user, basket } = await openFilledBasket(page);
  const home = { ...AROUND_CAROUGE, address: 'Rue de Carouge 12, 1205 Genève', floor: '3', entry_code: '4812' };
  await saveAddress(page.request, user, { ...home, address_name: 'Home', comment: 'Ring twice' });
  await page.reload();
  await basket.isReady();
  const take = async (name: string, then: string) => {
    await basket.open('where');
    await basket.changeAddress.click();
    await basket.saved(name).click();
    await expect(basket.noteForCourier).toHaveValue(then);
  };
  const goTo = async (street: string, then: string) => {
    await basket.goTo(street);
    await expect(basket.floor).toHaveValue('');
    await expect(basket.entryCode).toHaveValue('');
    await expect(basket.noteForCourier).toHaveValue(then);
  };
  await take('Home', 'Ring twice');
  await goTo('Rue Ancienne 20', '');
  await basket.noteForCourier.fill('The dog is called Hugo');
  await take('Home', 'The dog is called Hugo');
  await goTo('Rue Ancienne 18', 'The dog is called Hugo');
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

test('after a wrong postcode the right one is typed again, and the order is made', IN_VERIFY, async ({ page }) => {
  const { basket, order } = await openFilledBasket(page);
  await basket.open('where');
  const right = await basket.postcode.inputValue();
  await basket.postcode.fill('9999');
  await basket.applyPostcode.click();
  await expect(basket.wrongPostcode).toBeVisible();
  await basket.done();
  await basket.payment.click();
  await expect(basket.postcode).toBeFocused();
  await expect(basket.postcode).toHaveAccessibleDescription('Wrong postcode');
  await basket.postcode.fill(right);
  await basket.done();
  await basket.payment.click();
  await basket.orderAndPay.click();
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

test('a place without its number, and none at all, are asked for in the same way', IN_VERIFY, async ({ page }) => {
  const { basket } = await openFilledBasket(page);
  await basket.open('where');
  await basket.postcode.fill('9999');
  await basket.applyPostcode.click();
  await expect(basket.wrongPostcode).toBeVisible();
  await expect(basket.postcode).toHaveValue('');
  await basket.goTo('Rue Ancienne', /^Rue Ancienne(?!.*\d+,)/);
  await basket.done();
  await expect(basket.row('where')).toContainText('Please add the house number');
  await basket.payment.click();
  await expect(basket.houseNumber).toHaveAccessibleDescription(/Please add the house number/);
  await drawNoBasket(page);
  await page.route(`**${endpoints.get_cart.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), destination_addresses: [] } });
  });
  await openPage(page, '/basket');
  await expect(basket.payment).toBeVisible();
  await basket.payment.click();
  await expect(page.getByRole('dialog').getByText('Please enter delivery address')).toBeVisible();
  await expect(basket.lastLook).toBeHidden();
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
