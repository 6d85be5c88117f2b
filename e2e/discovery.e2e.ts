import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { endpoints } from '../contract/endpoints.ts';
import { Header } from './models/Header.ts';
import { LandingPage } from './models/LandingPage.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
/** Milliseconds after which the next advert is shown. */
const ADVERT_TURNS = 7_000;
const restaurants = async (page: Page) => (await storeNamed(page.request, 'Café de la Rade')).categoryId;
const names = (page: Page) => new StoresPage(page).stores.getByRole('heading').allTextContents();

test.describe('the address search', () => {
  test('looks for what was typed and entered before it had come to the page, and asks no device', IN_VERIFY, async ({ page }) => {
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
});

test.describe('the landing page', () => {
  test(
    'shows visible categories only, six a slide, that are turned over by keyboard, and beneath them the apps',
    IN_VERIFY,
    async ({ page, viewport }) => {
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
    },
  );

  test('adverts turn until they are stopped, and never for who wants calm', IN_VERIFY, async ({ page }) => {
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

test.describe('the store list', () => {
  test('sorts as chosen, keeps it in the address, and Back and reload show the same', IN_VERIFY, async ({ page }) => {
    // On a phone it is chosen in the sheet of filters.
    await page.setViewportSize({ width: 1280, height: 900 });
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
