import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, storeNamed } from './demo-city.ts';
import { endpoints } from '../contract/endpoints.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const FONDUE = 'Moitié-moitié fondue';
const restaurants = async (page: Page) => (await storeNamed(page.request, 'Café de la Rade')).categoryId;

test.describe('the search for a dish', () => {
  const asks = `**${endpoints.search_dishes.path}`;

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

  test('says that nothing is found, and takes what was typed away', IN_VERIFY, async ({ page }) => {
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}&q=zzyzx`);
    await expect(page.getByText('No dishes found for “zzyzx”. Try another word.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all stores' }).click();
    await expect(new StoresPage(page).search).toHaveValue('');
    await expect(new StoresPage(page).dishes).toHaveCount(0);
    await expect(new StoresPage(page).stores.first()).toBeVisible();
  });

  test('a failed search says so beneath the stores, and tries again', IN_VERIFY, async ({ page }) => {
    await page.route(asks, (route) => route.abort('failed'));
    await remember(page, { place: CAROUGE });
    await openPage(page, `/stores?category=${await restaurants(page)}&q=rade`);
    const stores = new StoresPage(page);
    await expect(stores.dishes.getByRole('alert')).toContainText('No connection');
    await expect(stores.store('Café de la Rade')).toBeVisible();
    await page.unroute(asks);
    await stores.dishes.getByRole('button', { name: 'Try again' }).click();
    await expect(stores.dishes.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('what is remembered and told of a page', () => {
  test('the landing page remembers city and timezone, and the deliveries page shows the remembered city', IN_VERIFY, async ({ page }) => {
    await openPage(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('timezone'))).toBe('Europe/Zurich');
    expect(await page.evaluate(() => localStorage.getItem('city_id'))).toMatch(/^[0-9a-f]{24}$/);
    const elsewhere = 'e'.repeat(24);
    await page.evaluate((id) => localStorage.setItem('city_id', id), elsewhere);
    await page.route(`**${endpoints.get_delivery_list_for_city.path}`, async (route) => {
      expect((route.request().postDataJSON() as { city_id: string }).city_id).toBe(elsewhere);
      const answer = await page.request.post(endpoints.get_delivery_list_for_nearest_city.path, {
        data: { latitude: CAROUGE.latitude, longitude: CAROUGE.longitude },
      });
      const { deliveries } = (await answer.json()) as { deliveries: { delivery_name: string }[] };
      await route.fulfill({
        json: { success: true, deliveries: deliveries.slice(0, 1).map((one) => ({ ...one, delivery_name: 'Lausanne’s kitchens' })) },
      });
    });
    await openPage(page, '/deliveries');
    await expect(page.getByRole('link', { name: 'Lausanne’s kitchens' })).toBeVisible();
  });

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

test.describe('the newsletter', () => {
  test('an empty field sends nothing; a wrong one is named; a good one is thanked for 5 s', IN_VERIFY, async ({ page }) => {
    await page.clock.install();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.send_email.path)) sent.push(request.postData() ?? '');
    });
    await openPage(page, '/help');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const field = page.getByRole('textbox', { name: 'News from your neighbourhood' });
    await field.press('Enter');
    await field.fill('no address');
    await field.press('Enter');
    await expect(page.getByText('Please Enter Valid Email')).toBeVisible();
    expect(sent).toEqual([]);
    await field.fill('reader@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const thanks = page.getByText('Almost done: open the link in the email we’ve sent you.');
    await expect(thanks).toBeVisible();
    await page.clock.fastForward(5_100);
    await expect(thanks).toBeHidden();
  });

  test('a failure is said, and what was typed stays', IN_VERIFY, async ({ page }) => {
    await page.route(`**${endpoints.send_email.path}`, (route) => route.abort('failed'));
    await openPage(page, '/help');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const field = page.getByRole('textbox', { name: 'News from your neighbourhood' });
    await field.fill('reader@example.org');
    await field.press('Enter');
    await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('No connection');
    await expect(field).toHaveValue('reader@example.org');
  });
});
