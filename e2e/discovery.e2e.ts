import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { endpoints } from '../contract/endpoints.ts';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
/** Milliseconds after which the next advert is shown. */
const ADVERT_TURNS = 7_000;
const restaurants = async (page: Page) => (await storeNamed(page.request, 'Café de la Rade')).categoryId;
const names = (page: Page) => new StoresPage(page).stores.getByRole('heading').allTextContents();

test.describe('the address search', () => {
  test(
    'suggestions for “rue” are gone when “rue de carouge 12” stands there: a press takes what is shown for it',
    IN_VERIFY,
    async ({ page }) => {
      const landing = new LandingPage(page);
      await openPage(page, '/');
      await landing.address.click();
      await landing.address.pressSequentially('rue', { delay: 20 });
      await expect(landing.suggestion(/Rue/)).toBeVisible();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${endpoints.search_places.path}`, (route) => held.then(() => route.continue()));
      await landing.address.fill('rue de carouge 12');
      await expect(page.getByRole('listbox').getByRole('option', { name: /Rue/ })).toHaveCount(0);
      answer();
      await landing.suggestion('Rue de Carouge 12').click();
      await expect(page).toHaveURL(/\/stores/);
      await expect(new Header(page).place).toContainText('Rue de Carouge 12');
    },
  );

  test('looks for what was typed and entered before it had come to the page, and asks no device', async ({ page }) => {
    const landing = new LandingPage(page);
    let come: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/start-address-search.js', (route) => held.then(() => route.continue()));
    await openPage(page, '/');
    await landing.address.fill('rue de carouge 12');
    await landing.address.press('Enter');
    come();
    await expect(page).toHaveURL(/\/stores/);
    await expect(new Header(page).place).toContainText('Rue de Carouge 12');
  });

  test('is used by keyboard alone, and says how many addresses there are', async ({ page }) => {
    const landing = new LandingPage(page);
    await openPage(page, '/');
    await landing.address.fill('plainpalais');
    await expect(page.getByText(/addresses found/)).toBeAttached();
    const first = await landing.address.getAttribute('aria-activedescendant');
    await landing.address.press('ArrowDown');
    await expect(landing.address).not.toHaveAttribute('aria-activedescendant', first ?? '');
    await landing.address.press('Escape');
    await expect(landing.address).toHaveAttribute('aria-expanded', 'false');
    await landing.address.press('ArrowDown');
    await landing.address.press('Enter');
    await expect(page).toHaveURL(/\/stores/);
  });

  test('a geocoder that fails shows nothing and blocks nothing', IN_VERIFY, async ({ page }) => {
    await page.route(`**${endpoints.search_places.path}`, (route) => route.abort('failed'));
    const landing = new LandingPage(page);
    await openPage(page, '/');
    await landing.address.fill('rue de carouge');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: 'Restaurants' }).click();
    await expect(page).toHaveURL(/\/stores/);
  });
});

test.describe('the landing page', () => {
  test('shows visible categories only, six a slide, that are turned over by keyboard, and beneath them the apps', async ({
    page,
    viewport,
  }) => {
    await openPage(page, '/');
    const landing = new LandingPage(page);
    const { categories } = landing;
    const slides = categories.locator('li:has(> ul)');
    await expect(slides.first().getByRole('link')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Restaurants' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(/Office/)).toHaveCount(0);
    const stands = async (at: number) => {
      await expect(landing.dots(categories).nth(at)).toHaveAttribute('aria-current', 'true');
      await expect(slides.nth(at)).not.toHaveAttribute('inert');
      await expect(slides.nth(1 - at)).toHaveAttribute('inert', '');
    };
    await landing.dots(categories).nth(1).press('Enter');
    await stands(1);
    await landing.dots(categories).nth(0).press('Space');
    await stands(0);
    if ((viewport?.width ?? 0) >= 900) {
      await categories.getByRole('button', { name: 'Next categories' }).press('Enter');
      await stands(1);
      await categories.getByRole('button', { name: 'Previous categories' }).press('Enter');
      await stands(0);
    }
    await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//);
    await expect(page.getByRole('link', { name: 'Play Store' })).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
  });

  test('an area without delivery shows its picture instead of categories and adverts, with a way on', IN_VERIFY, async ({ page }) => {
    await page.route(`**${endpoints.get_delivery_list_for_nearest_city.path}`, (route) =>
      route.fulfill({ json: { success: false, error_code: 813 } }),
    );
    await remember(page, { place: { ...CAROUGE, latitude: 47.37, longitude: 8.54 } });
    await openPage(page, '/');
    await expect(page.getByText('no delivery found in this area')).toBeVisible();
    await expect(page.getByRole('region', { name: /Categories|Offers/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try another address' }).click();
    await expect(new LandingPage(page).address).toBeFocused();
  });

  test('adverts turn until they are stopped, and never for who wants calm', async ({ page }) => {
    const landing = new LandingPage(page);
    const dots = landing.dots(landing.adverts);
    const stands = (at: number) => expect(dots.nth(at)).toHaveAttribute('aria-current', 'true');
    const beside = async () => {
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    };
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/');
    await expect(page.getByRole('button', { name: 'Pause offers' })).toBeHidden();
    const calmTurns = await landing.countTurns();
    await page.clock.runFor(3 * ADVERT_TURNS);
    expect(await calmTurns()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const turns = await landing.countTurns();
    const pages = await dots.count();
    await stands(0);
    await page.clock.runFor(ADVERT_TURNS);
    await stands(1);
    await page.getByRole('button', { name: 'Pause offers' }).click();
    await beside();
    await page.clock.runFor(3 * ADVERT_TURNS);
    expect(await turns()).toBe(1);
    await page.getByRole('button', { name: 'Play offers' }).click();
    await beside();
    await page.clock.runFor(ADVERT_TURNS);
    expect(await turns()).toBe(2);
    await stands(2 % pages);
  });
});

test.describe('the app’s dialog', () => {
  test('is for phones only, stays at Escape and a press beside it, and once closed stays away', IN_VERIFY, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ userAgent: ANDROID, viewport: { width: 390, height: 844 }, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await openPage(page, '/');
    const dialog = page.getByRole('dialog', { name: 'TO ORDER Download the App!' });
    await expect(dialog.getByRole('link', { name: 'DOWNLOAD NOW' })).toHaveAttribute('href', /play\.google/);
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await openPage(page, '/');
    await expect(new LandingPage(page).heading).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await context.close();
  });
});

test.describe('the store list', () => {
  test('sorts as chosen, keeps it in the address, and Back and reload show the same', async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}`);
    const nearest = await names(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('fee');
    await expect(page).toHaveURL(/sort=fee/);
    await expect(page.getByText('Lowest delivery fee first')).toBeVisible();
    const cheapest = await names(page);
    expect(cheapest).not.toEqual(nearest);
    expect(cheapest.toSorted()).toEqual(nearest.toSorted());
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('fee');
    await expect.poll(() => names(page)).toEqual(cheapest);
  });

  test('asks for what somebody eats, and says where to ask the store', IN_VERIFY, async ({ page }) => {
    const { categoryId } = await storeNamed(page.request, 'Snack 24');
    await remember(page, { place: CAROUGE });
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith(endpoints.get_store_list_nearest_city.path) &&
        (request.postDataJSON() as { diets?: string[] }).diets?.includes('vegan') === true,
    );
    await openPage(page, `/stores?category=${categoryId}&diets=["vegan"]`);
    await asked;
    const stores = new StoresPage(page);
    await expect(stores.card('Snack 24')).toContainText('Ask the store what is in its dishes');
    await expect(stores.card('Racine')).toBeVisible();
    await expect(stores.card('Racine')).not.toContainText('Ask the store');
    await stores.search.fill('burger');
    await expect(stores.dishes.getByRole('article').filter({ hasText: 'Snack 24' }).first()).toContainText('Ask the store what is in it');
  });

  test('each card tells fee, minimum, times and when an order can be there first', IN_VERIFY, async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}`);
    const card = new StoresPage(page).stores.filter({ hasText: 'Café de la Rade' });
    await expect(card).toContainText(/Delivers up to 3 miles - \d+ - \d+ min/);
    await expect(card).toContainText(/CHF.\d+\.\d\d delivery · CHF.20\.00 minimum/);
    await expect(card).toContainText(/Earliest delivery/);
    await openPage(page, `/stores?category=${(await storeNamed(page.request, 'Racine')).categoryId}`);
    const everywhere = new StoresPage(page).card('Racine');
    await expect(everywhere).toContainText(/Delivers everywhere, \d+ - \d+ min/);
    await expect(everywhere).not.toContainText('miles');
  });

  test('what is looked for is as long as it can be answered, also from an address', IN_VERIFY, async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}&q=${encodeURIComponent('fondue '.repeat(20))}`);
    const stores = new StoresPage(page);
    await expect(stores.search).toHaveValue('fondue '.repeat(20).slice(0, 100));
    await stores.search.pressSequentially('!!');
    await expect(stores.search).toHaveValue('fondue '.repeat(20).slice(0, 100));
    await expect(page.getByRole('main')).not.toContainText('Try again');
  });

  test('a list that fails says so and keeps its adverts', IN_VERIFY, async ({ page }) => {
    await page.route(`**${endpoints.get_store_list_nearest_city.path}`, (route) =>
      route.fulfill({ json: { success: false, error_code: 561 } }),
    );
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}`);
    await expect(page.getByRole('alert')).toContainText('There are no stores to show');
    await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('an advert leads to its store, and one that sells nothing leads nowhere', IN_VERIFY, async ({ page }) => {
    await openPage(page, `/stores?category=${await restaurants(page)}`);
    const { adverts } = new StoresPage(page);
    await expect(adverts).toContainText('Tonight, drink from the tap');
    await expect(adverts.getByRole('link', { name: 'Tonight, drink from the tap', includeHidden: true })).toHaveCount(0);
    await adverts.getByRole('link', { name: 'Fondue for four' }).click();
    await expect(page).toHaveURL(new RegExp(`${(await storeNamed(page.request, 'Café de la Rade')).path.replace(/^\/\w+/, '')}$`));
    await expect(new StorePage(page).heading('Café de la Rade')).toBeVisible();
  });

  test('without a remembered category it leads to the landing page', IN_VERIFY, async ({ page }) => {
    await openPage(page, '/stores');
    await expect(new LandingPage(page).heading).toBeVisible();
  });
});
