import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { remember, takenOver } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';

const STORE = 'Snack 24';

/** A store that never closes, and one of its items that needs no choice. */
async function aPlainDish(page: Page) {
  const store = await storeNamed(page.request, STORE);
  const [dish, other] = store.items.filter((item) => item.is_item_in_stock && item.specifications.length === 0);
  if (!dish || !other) throw new Error(`${STORE} has no two plain items`);
  return { store, dish: dish.name, other: other.name };
}

async function guestWithBasket(page: Page) {
  const { store, dish, other } = await aPlainDish(page);
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, store, dish, 2);
  await remember(page, { place: CAROUGE, cartToken });
  return { store, dish, other, basket: new BasketPage(page) };
}

/** Keeps the storefront's own script back until it is let in. */
async function holdStorefront(page: Page): Promise<() => Promise<void>> {
  let letIn = () => {};
  const allowed = new Promise<void>((go) => {
    letIn = go;
  });
  await page.route(/\/assets\/[^/]+\/main\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  return async () => {
    letIn();
    await takenOver(page);
  };
}

function countCalls(page: Page) {
  const asked = { cart: 0, price: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.get_cart.path)) asked.cart += 1;
    if (request.url().endsWith(endpoints.get_order_cart_invoice.path)) asked.price += 1;
  });
  return asked;
}

/** From now on, notes every moment in which the page says that it loads its basket. */
const watchForLoading = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent?.includes('Loading your basket')) seen.push('loading');
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the basket stands with lines and price before the storefront, which asks for neither', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { dish, basket } = await guestWithBasket(page);
  const letStorefrontIn = await holdStorefront(page);
  const asked = countCalls(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  await expect(basket.line(dish)).toContainText('2');
  await expect(page.getByRole('main')).toContainText('Total');
  const drawn = await page.getByRole('main').innerText();
  await watchForLoading(page);
  await letStorefrontIn();
  await expect(basket.line(dish).getByRole('button', { name: `One ${dish} more` })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('main').innerText()).toBe(drawn);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(asked).toEqual({ cart: 0, price: 0 });
  expect(complaints).toEqual([]);
});

test('what is pressed there before is not lost', async ({ page }) => {
  const { dish, basket } = await guestWithBasket(page);
  const letStorefrontIn = await holdStorefront(page);
  const asked = countCalls(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  await basket
    .line(dish)
    .getByRole('button', { name: `One ${dish} more` })
    .click();
  await letStorefrontIn();
  await expect(basket.line(dish).getByRole('status')).toHaveText('3');
  await expect(basket.payment.or(basket.login)).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => asked.price, { message: 'what is in the basket now is priced' }).toBe(1);
});

test('Payment that is pressed there before opens the last look, not a row in which nothing is missing', async ({ page }) => {
  const { store, dish } = await aPlainDish(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), store, dish, 3);
  await remember(page, { user, place: CAROUGE });
  const letStorefrontIn = await holdStorefront(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  await new BasketPage(page).payment.click();
  await letStorefrontIn();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('How would you like to pay');
});

test('it is the customer’s own, in their language, and for the time they chose', IN_VERIFY, async ({ page }) => {
  const { store, dish } = await aPlainDish(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), store, dish, 1);
  await remember(page, { user, place: CAROUGE, language: 'fr' });
  await page.evaluate(() =>
    localStorage.setItem(
      'storefront.delivery_time',
      JSON.stringify({ date: '2026-11-20', start: '18:00', end: null, at: Date.parse('2026-11-20T17:00:00Z') }),
    ),
  );
  const letStorefrontIn = await holdStorefront(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Votre panier', level: 1 })).toBeVisible();
  await expect(main).toContainText('18:00');
  const basket = new BasketPage(page);
  // How it is paid is known to nobody yet.
  const rows = () => Promise.all((['where', 'when', 'who'] as const).map((row) => basket.row(row).innerText()));
  const drawn = await rows();
  expect(drawn[2]).toContain('Zoé Test');
  await letStorefrontIn();
  await page.waitForLoadState('networkidle');
  expect(await rows()).toEqual(drawn);
});

test('a guest’s basket is not shown to the customer who signed in meanwhile', IN_VERIFY, async ({ page }) => {
  const { store, dish, other, basket } = await guestWithBasket(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), store, other, 1);
  const letStorefrontIn = await holdStorefront(page);
  await page.goto('/basket', { waitUntil: 'commit' });
  await expect(basket.line(dish)).toBeVisible();
  await page.evaluate((kept) => localStorage.setItem('user', kept), JSON.stringify(user));
  await letStorefrontIn();
  await expect(basket.line(other)).toBeVisible();
  await expect(basket.line(dish)).toHaveCount(0);
});

test('a basket is drawn for nobody but its holder, and a session that is over ends in the page as ever', async ({ page, request }) => {
  const { store, dish } = await aPlainDish(page);
  const user = await newCustomer(page.request);
  await fillBasket(page.request, holderOf(user), store, dish, 1);
  const draw = (kept: unknown) => request.post('/first-screens/basket', { data: kept as object });
  const own = { user: JSON.stringify(user), cart_unique_token: newCartToken() };
  expect((await draw({ kept: own })).status()).toBe(200);
  expect((await draw({ kept: { ...own, user: JSON.stringify({ ...user, server_token: 'f'.repeat(64) }) } })).status()).toBe(204);
  for (const kept of [{}, { cart_unique_token: newCartToken() }, { user: 'rubbish', cart_unique_token: 'short' }])
    expect((await draw({ kept })).status()).toBe(204);
  for (const body of [{}, { kept: 'text' }, { kept: { user: 7 } }, []]) expect((await draw(body)).status()).toBe(400);
  expect((await request.get('/first-screens/basket')).status()).toBe(405);
});
