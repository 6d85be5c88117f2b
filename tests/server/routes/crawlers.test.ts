import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describe('what search engines are told', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('pglite');
  });
  afterAll(() => server.close());
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

  test('whatever name they asked by is not repeated', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml']) expect((await get(url)).body).not.toContain('evil');
  });
});
