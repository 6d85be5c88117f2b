import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { categories } from '#server/database/schema/cities.ts';
import { stores } from '#server/database/schema/stores.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { importCity, LYON_ID } from '../second-city.ts';
import { testServer } from '../test-server.ts';

describe('what search engines are told', () => {
  const server = testServer('postgres');
  const get = (url: string) => server.app.inject({ method: 'GET', url, headers: { host: 'evil.example' } });

  test('robots.txt keeps them out of what is somebody’s own, and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/api/', '/basket', '/orders', '/profile']) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Sitemap: http://storefront.test/sitemap.xml');
  });

  test('the sitemap holds each store that takes part by its true path, visible categories, and nobody’s own pages', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain(`<loc>http://storefront.test/geneva/restaurants/cafe-de-la-rade/${CAFE_DE_LA_RADE}</loc>`);
    expect(body.match(/<loc>/g)?.length).toBeGreaterThan(35);
    expect(body).not.toMatch(/basket|orders|profile/);
  });

  test('each page stands there in each language, each with the way to the others; the terms have both on one', async () => {
    const { body } = await get('/sitemap.xml');
    const [, entry = ''] = /<url><loc>http:\/\/storefront\.test\/help\?lang=fr<\/loc>(.*?)<\/url>/.exec(body) ?? [];
    expect([...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])).toEqual([
      ['en', 'http://storefront.test/help'],
      ['fr', 'http://storefront.test/help?lang=fr'],
      ['x-default', 'http://storefront.test/help'],
    ]);
    expect(body.match(/terms\.html/g)).toHaveLength(1);
  });

  test('a store that takes no part, or whose category is hidden, is not in it', async () => {
    const { database } = server.open;
    const named = async () => (await get('/sitemap.xml')).body.includes(CAFE_DE_LA_RADE);
    await database.update(stores).set({ open: false }).where(eq(stores.id, CAFE_DE_LA_RADE));
    expect(await named()).toBe(false);
    await database.update(stores).set({ open: true }).where(eq(stores.id, CAFE_DE_LA_RADE));
    expect(await named()).toBe(true);
    const [cafe] = await database.select().from(stores).where(eq(stores.id, CAFE_DE_LA_RADE));
    const its = eq(categories.id, cafe?.categoryId ?? '');
    await database.update(categories).set({ visible: false }).where(its);
    expect(await named()).toBe(false);
    await database.update(categories).set({ visible: true }).where(its);
  });

  test('of each city it holds the stores and the lists, by the city’s name where it is not the one that is shown first', async () => {
    const { database } = server.open;
    const locations = async () =>
      [...(await get('/sitemap.xml')).body.matchAll(/<loc>http:\/\/storefront\.test([^<]+)<\/loc>/g)].map(([, at = '']) =>
        at.replaceAll('&amp;', '&'),
      );
    const before = await locations();
    expect(before.filter((at) => at.includes('city='))).toEqual([]);
    await importCity(database);
    const ofLyon = (await locations()).filter((at) => !before.includes(at));
    const its = await database.select().from(categories).where(eq(categories.cityId, LYON_ID));
    const lists = its
      .filter(({ visible, deliveryType }) => visible && deliveryType === 1)
      .map(({ id }) => `/stores?category=${id}&city=lyon`);
    expect(lists.length).toBeGreaterThan(1);
    const pages = ['/?city=lyon', '/deliveries?city=lyon', ...lists].flatMap((at) => [at, `${at}&lang=fr`]);
    expect(ofLyon.filter((at) => !at.startsWith('/lyon/')).toSorted()).toEqual(pages.toSorted());
    expect(ofLyon.some((at) => at.startsWith('/lyon/restaurants/'))).toBe(true);
  });

  test('whatever name they asked by is not repeated', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml']) expect((await get(url)).body).not.toContain('evil');
  });
});
