import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE } from './with-basket.ts';

const restaurants = async (page: Page) => (await storeNamed(page.request, 'Café de la Rade')).categoryId;

test.describe('the search for a dish', () => {
  test('finds stores by name and dishes of all stores, keeps it in the address, and a dish opens on its store’s page', async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}`);
    const stores = new StoresPage(page);
    await stores.search.pressSequentially('fondeu');
    await expect(page).toHaveURL(/q=fondeu/);
    await expect(stores.dish(FONDUE)).toBeVisible();
    await expect(stores.dishes.getByRole('article').filter({ hasText: FONDUE })).toContainText(
      /CHF.\d+\.\d\d delivery · CHF.20\.00 minimum/,
    );
    await page.reload();
    await expect(stores.dish(FONDUE)).toBeVisible();
    await stores.dish(FONDUE).press('Enter');
    await expect(page.getByRole('dialog', { name: FONDUE })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(new StorePage(page).heading('Café de la Rade')).toBeVisible();
    await expect(page).not.toHaveURL(/dish=/);
    await page.goBack();
    await expect(stores.dish(FONDUE)).toBeVisible();
  });
});

test.describe('what is remembered and told of a page', () => {
  test('canonical address and Open Graph tags follow a click', IN_VERIFY, async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, '/');
    await page.getByRole('link', { name: 'Restaurants' }).click();
    await new StoresPage(page).store('Café de la Rade').click();
    await expect(new StorePage(page).heading('Café de la Rade')).toBeVisible();
    const { pathname } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${pathname}$`));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Café de la Rade/);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
  });
});
