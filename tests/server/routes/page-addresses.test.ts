import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPath } from '#server/http/pages.ts';
import { testServer, type TestServer, quietApp } from '../test-server.ts';

const ID = '0123456789abcdef01234567';

const server = testServer('postgres', { rateLimitFactor: 100 });
let app: TestServer['app'];
beforeAll(async () => {
  const draw = {
    renderPage: () => Promise.resolve({ status: 200, html: '<h1>Page</h1>', inlineStyles: [] }),
    renderBasket: () => Promise.resolve(null),
  };
  app = await quietApp(server.services, { storefront: { files: resolve('public'), draw } });
});
afterAll(async () => {
  await app.close();
});

test.each([
  ['/help/', '/help'],
  ['/help///?lang=fr', '/help?lang=fr'],
  [`/geneva/restaurants/a/${ID.toUpperCase()}`, `/geneva/restaurants/a/${ID}`],
  [`/geneva/restaurants/a/${ID.toUpperCase()}/?diets=vegan`, `/geneva/restaurants/a/${ID}?diets=vegan`],
  ['//evil.example/help/', '/evil.example/help'],
])('%s leads to %s of this site', async (url, to) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test.each(['/', '/help', '/help?lang=fr&x=/', `/geneva/restaurants/a/${ID}?diets=vegan`])('%s is a page', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body]).toEqual([200, '<h1>Page</h1>']);
});

test.each([
  '/no-such.png',
  '/no-such.ico?v=1',
  '/wp-login.php',
  '/deep/er/file.map',
  '/site.webmanifest',
  '/apple-touch-icon-precomposed.png',
  '/.well-known/assetlinks',
  '/.env',
])('%s is no file here, in few bytes', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url });
  expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found\n']);
});

test.each([
  ['/favicon.ico', /icon/],
  ['/apple-touch-icon.png', /image\/png/],
  ['/favicon.svg', /svg/],
])('%s is there', async (url, kind) => {
  const { statusCode, headers } = await app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(kind);
});

test.each(['//evil.example/', '/\\evil.example/', '/\\/evil.example//'])('%s leads to no other host', (url) => {
  expect(plainPath(url)).toBe('/evil.example');
});
