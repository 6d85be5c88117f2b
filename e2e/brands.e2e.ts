import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { BUDGETS, weigh } from '../benchmarks/first-load.mjs';
import { LANGUAGES } from '../contract/enumerations.ts';
import { CAROUGE, fillBasket, newCartToken, storeNamed } from './demo-city.ts';
import { startFrontOf, type Front } from './front-of.ts';
import { openPage, remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE } from './with-basket.ts';

const CLIENT = new URL('../dist/client/', import.meta.url).pathname;
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The plate's colour, light and dark. */
const PLATE = { light: 'rgb(18, 53, 43)', dark: 'rgb(18, 58, 46)' } as const;

let front: Front;
test.beforeAll(async ({ baseURL }) => {
  front = await startFrontOf(baseURL ?? '', { BRAND: 'colvert' });
});
test.afterAll(() => front.close());

const expectReadable = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).withTags(STANDARDS).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);

test('the same build is another brand’s from the landing page to the basket, in French, light and dark', IN_VERIFY, async ({ page }) => {
  const complaints = complaintsOf(page);
  const store = await storeNamed(page.request, 'Café de la Rade');
  const cartToken = newCartToken();
  await fillBasket(page.request, { cart_unique_token: cartToken }, store, FONDUE, 2);
  await remember(page, { cartToken, place: CAROUGE, language: 'fr' }, front.url);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, front.url);
    await expect(page).toHaveTitle(/^Repas et courses .* · Colvert$/);
    const plate = page.getByRole('banner').getByRole('link', { name: /^Colvert/ });
    await expect(plate).toHaveText('Colvert');
    await expect(plate).toHaveCSS('background-color', PLATE[colorScheme]);
    await expect(page.locator('body')).toHaveCSS('font-family', /Georgia/);
    await expectReadable(page);
    await page.goto(`${front.url}/basket`);
    await expect(page.getByText(/moitié-moitié/i).first()).toBeVisible();
    await expectReadable(page);
    await page.goto(`${front.url}/terms.html`);
    await expect(page.getByRole('link', { name: 'Colvert' }).first()).toHaveCSS('background-color', PLATE[colorScheme]);
    await expectReadable(page);
  }
  await page.goto(`${front.url}${store.path}`);
  await expect(page).toHaveTitle(/^Café de la Rade · Colvert$/);
  expect(complaints).toEqual([]);
});

test('another brand makes no first load heavier, and names itself to those who draw no page', async ({ request }) => {
  for (const language of LANGUAGES) {
    const html = await (await request.get(`${front.url}/?lang=${language}`)).text();
    const { javascript, styles } = weigh(html, CLIENT);
    const own = weigh(await (await request.get(`/?lang=${language}`)).text(), CLIENT);
    expect(javascript).toBeGreaterThan(BUDGETS.landing.javascript / 2);
    expect({ javascript, styles }).toEqual(own);
    expect(html).not.toContain('Escale');
    expect(html).toContain('<meta property="og:site_name" content="Colvert">');
    expect(html).toContain('"legalName":"Colvert Coopérative"');
  }
});
