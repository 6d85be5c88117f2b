import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { PROVIDER_EVENTS_PATH } from '#server/http/provider-events.ts';
import { testServices } from '../test-services.ts';
import { startTestServer, type TestServer, quietApp } from '../test-server.ts';

let server: TestServer;
let app: TestServer['app'];
let files = '';
let late = 0;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'storefront-files-'));
  await mkdir(join(files, 'assets'));
  await writeFile(join(files, 'assets/page.js'), 'go()');
  server = await startTestServer('postgres');
  const storefront = {
    files,
    draw: {
      renderPage: () => Promise.resolve({ status: 200, html: '<h1>Stores</h1>', inlineStyles: [] }),
      renderBasket: () => Promise.resolve(null),
    },
  };
  app = await quietApp(server.services, { storefront, lateness: () => late });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(files, { recursive: true });
});

const statusOf = async (url: string, payload?: object) =>
  (await app.inject({ method: payload ? 'POST' : 'GET', url, ...(payload ? { payload } : {}) })).statusCode;
const CALLS: Readonly<Record<string, () => Promise<number>>> = {
  page: () => statusOf('/'),
  'drawn basket': () => statusOf('/first-screens/basket', { kept: {} }),
  'store list': () => statusOf(endpoints.get_store_list.path, {}),
  'dish search': () => statusOf(endpoints.search_dishes.path, { query: 'pizza', latitude: 46.2, longitude: 6.14, limit: 5 }),
  session: () => statusOf(endpoints.get_detail.path, {}),
  basket: () => statusOf(endpoints.get_cart.path, {}),
  file: () => statusOf('/assets/page.js'),
  payment: () => statusOf(endpoints.pay_order_payment.path, {}),
  order: () => statusOf(endpoints.create_order.path, {}),
  provider: () => statusOf(PROVIDER_EVENTS_PATH, {}),
  health: () => statusOf('/healthz'),
  readiness: () => statusOf('/readyz'),
};
const turnedAway = async (milliseconds: number) => {
  late = milliseconds;
  const statuses = await Promise.all(Object.entries(CALLS).map(async ([name, ask]) => [name, await ask()] as const));
  late = 0;
  return statuses.filter(([, status]) => status === 503).map(([name]) => name);
};

test('the later a process is, the more it turns away: dear calls first, payments last, health never', async () => {
  expect(await turnedAway(399)).toEqual([]);
  expect(await turnedAway(400)).toEqual(['page', 'drawn basket', 'store list', 'dish search']);
  expect(await turnedAway(1_500)).toEqual(['page', 'drawn basket', 'store list', 'dish search', 'session', 'basket']);
  expect(await turnedAway(60_000)).toEqual(Object.keys(CALLS).slice(0, -2));
});

test('whoever is turned away is told when to come again, a person in words', async () => {
  late = 1_000;
  const call = await app.inject({ method: 'POST', url: endpoints.get_store_list.path, payload: {} });
  const page = await app.inject({ url: '/', headers: { accept: 'text/html,*/*' } });
  late = 0;
  expect([call.json(), call.headers['retry-after'], call.headers['cache-control']]).toEqual([
    { success: false, error_code: 0, issues: [] },
    '3',
    'no-store',
  ]);
  expect([page.statusCode, page.headers['retry-after'], page.headers.refresh]).toEqual([503, '3', '3']);
  expect(page.body).toContain('Too many people at once');
  expect(page.body).toContain('Trop de monde à la fois');
});

test('pages, drawn baskets and pictures have limits too', async () => {
  const tiny = await quietApp(testServices(server.open.database, server.services.now, { rateLimitFactor: 0.000_1, passwordCost: 1_024 }), {
    storefront: {
      files,
      draw: { renderPage: () => Promise.resolve({ status: 200, html: '', inlineStyles: [] }), renderBasket: () => Promise.resolve(null) },
    },
  });
  const statuses = await Promise.all([
    tiny.inject('/'),
    tiny.inject('/no-such-page'),
    tiny.inject('/sitemap.xml'),
    tiny.inject({ method: 'POST', url: '/first-screens/basket', payload: { kept: {} } }),
    tiny.inject('/pictures/dish/butter/fondue.svg'),
  ]);
  await tiny.close();
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
});
