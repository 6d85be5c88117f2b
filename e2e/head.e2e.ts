import { expect, test, type Page } from '@playwright/test';
import { storeNamed } from './demo-city.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

test('a store’s page tells others its one address, what it is and what is on its menu, without a complaint', async ({ page, baseURL }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  const complaints = complaintsOf(page);
  await openPage(page, `/store${store.path.toUpperCase().replace(store.id.toUpperCase(), store.id)}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^${baseURL}/geneva/restaurants/cafe-de-la-rade/${store.id}$`),
  );
  expect(await content(page, 'meta[name="description"]')).toContain('Fondue');
  expect(await content(page, 'meta[property="og:title"]')).toContain('Café de la Rade');
  const picture = await content(page, 'meta[property="og:image"]');
  expect(picture).toMatch(/\/pictures\/store\/[0-9a-f]{24}\/[\d.]+-\d+\.png$/);
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
    '@graph': [{ '@type': string; hasMenu: { hasMenuSection: { hasMenuItem: { name: string; offers: { price: string } }[] }[] } }];
  };
  const [shop] = told['@graph'];
  expect(shop['@type']).toBe('Restaurant');
  const dishes = shop.hasMenu.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  expect(dishes.map(({ name }) => name).toSorted()).toEqual(store.items.map(({ name }) => name).toSorted());
  expect(complaints).toEqual([]);
});

test('the licences of what the storefront is made of are served as they are, and the terms lead there', async ({ page }) => {
  await page.goto('/terms.html');
  const answered = await page.request.get((await page.getByRole('link', { name: 'Licences' }).getAttribute('href')) ?? '');
  expect([answered.status(), answered.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answered.text();
  for (const words of ['Copyright (c) Microsoft Corporation', 'SIL OPEN FONT LICENSE Version 1.1', '@base-ui/react'])
    expect(text).toContain(words);
});
