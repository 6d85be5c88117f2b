import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed } from './demo-city.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';

const FONDUE = 'Moitié-moitié fondue';

/** Everything that comes into a place that is read out, in order, from now on. */
async function heardOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live="polite"]',
        );
        const text = [...addedNodes].map((node) => node.textContent).join('');
        if (place && text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const language of ['en', 'fr'] as const) {
  test(`what comes into the basket is read out once, in ${language}`, inVerifyIf(language !== 'en'), async ({ page }) => {
    const words = WORDS[language];
    const store = await storeNamed(page.request, 'Café de la Rade');
    await remember(page, { language, place: CAROUGE });
    await openPage(page, store.path);
    await new StorePage(page, words).item(words.fondue).click();
    const dialog = new ItemDialog(page, words.fondue, words);
    await expect(dialog.confirm).toContainText('CHF');
    const heard = await heardOf(page);
    await dialog.confirm.click();
    const said =
      language === 'en'
        ? /^Moitié-moitié fondue added, 1 item, CHF\s\d+\.\d\d$/
        : /^Ajouté au panier\s: Fondue moitié-moitié\. 1 article, CHF\s\d+\.\d\d$/;
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText(said)).toBeHidden();
    expect((await heard()).filter((text) => text.includes(words.fondue))).toEqual([expect.stringMatching(said)]);
  });
}

test('behind a dialog no quantity is a place that is read out', IN_VERIFY, async ({ page }) => {
  const token = newCartToken();
  await fillBasket(page.request, { cart_unique_token: token }, await storeNamed(page.request, 'Café de la Rade'), FONDUE, 1);
  await remember(page, { place: CAROUGE, cartToken: token });
  await openPage(page, '/basket');
  const quantity = page.getByRole('group', { name: `Quantity of ${FONDUE}` });
  await quantity.getByRole('button', { name: /more$/ }).click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(new SignInDialog(page).signInBox).toBeVisible();
  const said = page.getByRole('group', { name: `Quantity of ${FONDUE}`, includeHidden: true }).getByRole('status', { includeHidden: true });
  await expect(said).toHaveCount(0);
});

test('a first visit by a store’s address learns of its city', IN_VERIFY, async ({ page }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  await openPage(page, store.path);
  await expect.poll(() => kept(page, 'city_id')).toMatch(/^[0-9a-f]{24}$/);
  expect(await kept(page, 'timezone')).toBe('Europe/Zurich');
  expect(JSON.parse((await kept(page, 'deliveries_in_city')) ?? '[]')).toContainEqual(
    expect.objectContaining({ _id: store.categoryId, delivery_type: 1 }),
  );
});

test(
  'the arrow of a store that was opened by its address leads to the stores of its kind, and no address carries empty filters',
  IN_VERIFY,
  async ({ page }) => {
    const store = await storeNamed(page.request, 'Snack 24');
    await openPage(page, store.path);
    await expect.poll(() => kept(page, 'delivery_type_id')).toBe(store.categoryId);
    await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/stores$/);
    const back = page.getByRole('main').getByRole('article').getByRole('link', { name: 'Snack 24', exact: true });
    await expect(back).toHaveAttribute('href', /\/snack-24\/[0-9a-f]{24}$/);
  },
);

test('the chosen category’s kind is kept with it', IN_VERIFY, async ({ page }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  await openPage(page, `/stores?category=${store.categoryId}`);
  await expect.poll(() => kept(page, 'current_delivery_type')).toBe('1');
});

test('an address that nobody can read shows the landing page', IN_VERIFY, async ({ page }) => {
  await page.goto('/%E0%A4%A');
  expect((await page.request.get('/api/%E0%A4%A')).status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.headline })).toBeVisible();
  await expect(page.getByRole('combobox', { name: WORDS.en.deliveryAddress })).toBeEditable();
});

test('the language that one tab chooses is spoken by the other', IN_VERIFY, async ({ page, context }) => {
  await openPage(page, '/help');
  const other = await context.newPage();
  await openPage(other, '/faq');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(other.getByRole('link', { name: 'Devenir partenaire' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence in both languages says what is missing', async ({ page }) => {
    await page.goto('/');
    const said = page.locator('noscript p');
    await expect(said).toHaveText([/^Orders need JavaScript/, /^Pour commander, JavaScript est nécessaire/]);
    await expect(said.first()).toBeVisible();
  });
});

test('a text size of 200 % makes every text larger and hides none sideways', async ({ page }) => {
  const user = await newCustomer(page.request);
  const store = await storeNamed(page.request, 'Café de la Rade');
  await fillBasket(page.request, holderOf(user), store, FONDUE, 1);
  await remember(page, { user, place: CAROUGE });
  for (const path of process.env.EVERY_TEST
    ? ['/', `/stores?category=${store.categoryId}`, store.path, '/basket']
    : [store.path, '/basket']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(size).toBeGreaterThanOrEqual(1.2 * before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('on a low screen nothing stays at its edges', IN_VERIFY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  const token = newCartToken();
  await fillBasket(page.request, { cart_unique_token: token }, await storeNamed(page.request, 'Café de la Rade'), FONDUE, 1);
  await remember(page, { place: CAROUGE, cartToken: token });
  await openPage(page, '/basket');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).not.toBeInViewport();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('at 320 px the header of a page without footer stays in its row', IN_VERIFY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await remember(page, { user: await newCustomer(page.request), language: 'fr' });
  await openPage(page, '/profile');
  const logo = await page
    .getByRole('banner')
    .getByRole('link', { name: /^Escale/ })
    .boundingBox();
  const account = await page
    .getByRole('banner')
    .getByRole('button', { name: /votre compte/ })
    .boundingBox();
  expect(Math.abs((logo?.y ?? 0) + (logo?.height ?? 0) / 2 - (account?.y ?? 99) - (account?.height ?? 0) / 2)).toBeLessThan(2);
  await page.getByRole('button', { name: 'EN, switch to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
