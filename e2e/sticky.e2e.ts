import { expect, test, type Locator, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { STORE_BARS_STICKY_AFTER_PX } from '../contract/limits.ts';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { Header } from './models/Header.ts';
import { StorePage } from './models/StorePage.ts';
import { openPage, remember } from './open-page.ts';
import { AT_BOTH_WIDTHS, IN_VERIFY } from './tags.ts';
import { STORE } from './with-basket.ts';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 900;

/** Scrolls as far as is said: a page that is too short for it is no test of it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  expect(
    await page.evaluate((wanted) => {
      window.scrollTo({ top: wanted, behavior: 'instant' });
      return window.scrollY;
    }, top),
  ).toBe(top);
}
const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

async function openStore(page: Page): Promise<StorePage> {
  const { path } = await storeNamed(page.request, STORE);
  await remember(page, { place: CAROUGE });
  await openPage(page, path);
  const store = new StorePage(page);
  await expect(store.heading(STORE)).toBeVisible();
  return store;
}
/** So far a phone's header is scrolled before the row of the place goes. */
const PLACE_UNTIL_PX = 100;
const categories = (page: Page) => new StorePage(page).categories;
/** How the navigation, or the bar that carries it, is placed. */
const sticks = (page: Page) =>
  categories(page).evaluate((nav) => [nav, nav.parentElement].some((one) => one !== null && getComputedStyle(one).position === 'sticky'));

test('the header stays in sight, on a phone without the row of the place after 100 px', AT_BOTH_WIDTHS, async ({ page }) => {
  await openStore(page);
  const { bar, place } = new Header(page);
  for (const top of [PLACE_UNTIL_PX - 5, PLACE_UNTIL_PX + 5, 4 * PLACE_UNTIL_PX]) {
    await scrollTo(page, top);
    await (isWide(page) || top < PLACE_UNTIL_PX ? expect(place).toBeVisible() : expect(place).toBeHidden());
    expect(await topOf(bar), `at ${top} px`).toBe(0);
    await expect(bar).toBeInViewport();
  }
  await scrollTo(page, 0);
  await expect(place).toBeVisible();
});

test('a store’s categories stay in sight once the page is scrolled by more than 555 px, and not before', async ({ page }) => {
  await openStore(page);
  await scrollTo(page, STORE_BARS_STICKY_AFTER_PX);
  expect(await sticks(page)).toBe(false);
  await scrollTo(page, STORE_BARS_STICKY_AFTER_PX + 1);
  await expect.poll(() => sticks(page)).toBe(true);
  await scrollTo(page, STORE_BARS_STICKY_AFTER_PX + 600);
  await expect(categories(page)).toBeInViewport();
  const stays = await topOf(categories(page));
  await scrollTo(page, STORE_BARS_STICKY_AFTER_PX + 800);
  expect(await topOf(categories(page))).toBe(stays);
});

test('what is wrong with an address lies over the page, and the header keeps its height', IN_VERIFY, async ({ page }) => {
  await page.route(`**${endpoints.search_places.path}`, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/deliveries');
  const header = new Header(page);
  const heightOf = async () => (await header.bar.boundingBox())?.height;
  await header.place.click();
  await expect(header.addressField).toBeFocused();
  const before = await heightOf();
  await header.addressField.fill('rue de carouge 12');
  await header.addressField.press('Enter');
  const said = header.bar.getByText('The address could not be looked up. Please try again.');
  await expect(said).toBeVisible();
  await expect(said).toBeInViewport({ ratio: 1 });
  expect(await heightOf()).toBe(before);
});
