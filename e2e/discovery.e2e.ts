import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { endpoints } from '../contract/endpoints.ts';
import { LandingPage } from './models/LandingPage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

test.describe('the address search', () => {
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

const restaurants = async (page: Page) => (await storeNamed(page.request, 'Café de la Rade')).categoryId;

test(
  'the landing page shows visible categories only, six a slide, that are turned over by keyboard, and beneath them the apps',
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

test('a list of stores that fails says so and keeps its adverts', IN_VERIFY, async ({ page }) => {
  await page.route(`**${endpoints.get_store_list_nearest_city.path}`, (route) =>
    route.fulfill({ json: { success: false, error_code: 561 } }),
  );
  await remember(page, { place: CAROUGE });
  await openPage(page, `/stores?category=${await restaurants(page)}`);
  await expect(page.getByRole('alert')).toContainText('There are no stores to show');
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
