import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { AGES } from '#server/memory/memory.ts';
import { CAFE_DE_LA_RADE } from '../customer.ts';
import { NOON, startTestServer, type TestServer, quietApp } from '../test-server.ts';

let drawn: string[] = [];
/** Draws a store's page, a page that is its customer's own, or one of nothing. */
const draw: PageRenderer = {
  renderPage: async ({ url, call, language }) => {
    drawn.push(`${language} ${url}`);
    const path = url.split('?')[0] ?? '';
    const { text, status } = await call({
      path: endpoints.user_get_store_product_item_list.path,
      method: 'POST',
      body: { store_id: CAFE_DE_LA_RADE },
      language,
    });
    const { server_time, store } = JSON.parse(text) as { server_time: string; store?: { name: string } };
    return {
      status: path === '/nowhere' ? 404 : 200,
      html: `<h1>${language} ${status} ${store?.name}</h1><script type="application/json">{"server_time":"${server_time}"}</script>`,
      inlineStyles: ['h1{color:red}'],
      isForAll: path !== '/orders',
    };
  },
  renderBasket: () => Promise.resolve(null),
};

let server: TestServer;
let app: TestServer['app'];
let files = '';
let now = NOON;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'storefront-files-'));
  server = await startTestServer('postgres', { ages: AGES });
  app = await quietApp(server.services, { storefront: { files, draw } });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(files, { recursive: true });
});
beforeEach(() => {
  drawn = [];
  now += 600_000;
  server.setNow(now);
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const FOR_ALL = 'public, max-age=0, must-revalidate, s-maxage=15, stale-while-revalidate=45';

test('a page is drawn once for all who ask at the same time and for five seconds after', async () => {
  const [one, two] = await Promise.all([get('/'), get('/')]);
  server.setNow(now + AGES.screens - 1);
  expect((await get('/')).body).toBe(one.body);
  expect([two.body, drawn]).toEqual([one.body, ['en /']]);
  server.setNow(now + AGES.screens);
  await get('/');
  expect(drawn).toEqual(['en /', 'en /']);
});

test('a page of another language is another page, whatever says the language, and no cookie tells caches apart', async () => {
  const english = await get('/');
  const french = await get('/', { 'accept-language': 'fr-CH, en;q=0.5' });
  const asked = await get('/?lang=fr');
  const chosen = await get('/', { cookie: 'a=b; language=fr' });
  expect([english, french, asked, chosen].map(({ body }) => body.slice(4, 6))).toEqual(['en', 'fr', 'fr', 'fr']);
  expect([english, french, asked, chosen].map(({ headers }) => headers['cache-control'])).toEqual([
    FOR_ALL,
    FOR_ALL,
    FOR_ALL,
    'private, no-cache',
  ]);
  expect([english, french, asked, chosen].map(({ headers }) => headers['vary'])).toEqual([
    'accept-language',
    'accept-language',
    undefined,
    'accept-language',
  ]);
});

test('who chose the language that the browser wishes for is told like everybody', async () => {
  const { headers } = await get('/', { cookie: 'language=fr', 'accept-language': 'fr' });
  expect(headers['cache-control']).toBe(FOR_ALL);
});

test('who has a page is told that it still says so, with the policy of its styles, until it says something else or the minute is over', async () => {
  const first = await get('/');
  const { etag } = first.headers;
  server.setNow(now + 20_000);
  const again = await get('/', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(first.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'/);
  server.setNow(now + 60_000);
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('a page that says the same keeps the bytes that it had', async () => {
  const first = await get('/');
  server.setNow(now + 10_000);
  expect((await get('/')).body).toBe(first.body);
  expect(drawn.length).toBe(2);
});

test('news of what is on a page end it', async () => {
  await get('/');
  server.services.memory.changed('store of somebody else');
  await get('/');
  expect(drawn.length).toBe(1);
  server.services.memory.changed(`store ${CAFE_DE_LA_RADE}`);
  await get('/');
  expect(drawn.length).toBe(2);
});

test('a page of a customer’s own, and one that is not there, are kept by nobody', async () => {
  for (const [path, status] of [
    ['/orders', 200],
    ['/nowhere', 404],
  ] as const) {
    drawn = [];
    const { statusCode, headers } = await get(path);
    await get(path);
    expect([statusCode, headers['cache-control'], headers.etag, drawn.length]).toEqual([status, 'private, no-cache', undefined, 2]);
  }
});

test('somebody who may ask for nothing more spoils no page for others', async () => {
  const limited = await startTestServer('postgres', { ages: AGES, rateLimitFactor: 0.01 });
  const served = await quietApp(limited.services, { storefront: { files, draw } });
  const from = (remoteAddress: string) => served.inject({ url: '/?lang=en', remoteAddress });
  // Three answers are all that an address has.
  for (let turn = 0; turn < 3; turn += 1) {
    limited.setNow(NOON + turn * AGES.screens);
    expect((await from('192.0.2.1')).statusCode).toBe(200);
  }
  limited.setNow(NOON + 3 * AGES.screens);
  const [spent, other] = await Promise.all([from('192.0.2.1'), from('192.0.2.2')]);
  expect([spent.statusCode, other.statusCode]).toEqual([503, 200]);
  await served.close();
  await limited.close();
});
