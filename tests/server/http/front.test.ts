import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COURIER_IMAGE_BYTES_MAXIMUM } from '#contract/limits.ts';
import { ORDER_NEWS } from '#contract/order-news.ts';
import { readConfig } from '#server/config.ts';
import { buildFront } from '#server/front/build-front.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { pageBrandOf, readBrand } from '#server/brand/brand.ts';
import { pageSettings } from '#server/page-settings.ts';
import { eventually } from '../../eventually.ts';
import { NOON } from '../demo-city.ts';

const CALL = '/api/user/create_order';
/** Draws what the API answers, as it is told the deployment's settings. */
const draw: PageRenderer = {
  renderPage: async ({ call, language, origin, settings }) => {
    const { status, text } = await call({ path: CALL, method: 'POST', body: { page: true }, language });
    return { status: 200, html: JSON.stringify({ status, text, origin, settings }), inlineStyles: [] };
  },
  renderBasket: () => Promise.resolve(null),
};

type Asked = { method: string; url: string; body: string; headers: IncomingMessage['headers'] };
let asked: Asked[] = [];
let answer: (request: Asked, response: ServerResponse) => void;
const api = createServer((request, response) => {
  void (async () => {
    const { method = '', url: path = '', headers } = request;
    const whole = { method, url: path, body: await textOf(request), headers };
    asked.push(whole);
    answer(whole, response);
  })();
});
const json = (status: number, value: object) => (_request: Asked, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

let front: FastifyInstance;
let url: string;
let apiUrl: string;
let files: string;
let isStopping: boolean;
let clock: number;
beforeEach(async () => {
  clock = NOON;
  answer = json(200, { success: true });
  isStopping = false;
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  files = await mkdtemp(join(tmpdir(), 'storefront-files-'));
  const config = readConfig({ API_URL: `${apiUrl}/`, SITE_URL: 'https://shop.example', MAPBOX_TOKEN: 'pk.shop' });
  if (!config.api) throw new Error('No API is set');
  const now = () => clock;
  front = await buildFront({
    api: config.api,
    storefront: { files, draw, settings: pageSettings(config) },
    brand: config.brand,
    siteUrl: config.siteUrl,
    rateLimitFactor: 1,
    now,
    metrics: { metrics: createMetrics({ now, connections: null, unfinished: null }), token: null, isProduction: false },
    logger: false,
    trustProxy: false,
    isStopping: () => isStopping,
    lateness: () => 0,
  });
  url = await front.listen({ port: 0, host: '127.0.0.1' });
  // What it asked before it was open is no page's.
  asked = [];
});
afterEach(async () => {
  await front.close();
  await rm(files, { recursive: true });
  api.closeAllConnections();
  await new Promise((done) => void api.close(done));
});

const post = (body: string | Blob, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(url + CALL, { method: 'POST', body, headers });
const page = async () => (await fetch(`${url}/stores`)).json() as Promise<object>;

describe('a storefront before another API', () => {
  test('draws its pages of what the API answers, in the name of who asks', async () => {
    answer = json(200, { stores: 3 });
    const shown = await fetch(`${url}/stores`, { headers: { 'accept-language': 'fr' } });
    expect(shown.status).toBe(200);
    expect(await shown.json()).toEqual({
      status: 200,
      text: '{"stores":3}',
      origin: 'https://shop.example',
      settings: { mapboxToken: 'pk.shop', brand: pageBrandOf(readBrand()) },
    });
    expect(asked).toMatchObject([
      { method: 'POST', url: CALL, body: '{"page":true}', headers: { 'accept-language': 'fr', 'x-forwarded-for': '127.0.0.1' } },
    ]);
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.mapbox.com");
    expect(policy).toContain(`img-src 'self' data: https: ${apiUrl}`);
  });

  test('draws a page without an API that fails, which nobody is to keep', async () => {
    answer = json(500, {});
    const shown = await fetch(`${url}/stores`);
    expect(shown.status).toBe(503);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await shown.json()).toMatchObject({ status: 500 });
  });

  test('draws a page without an API that says nothing', async () => {
    answer = () => undefined;
    expect(await page()).toMatchObject({ status: 503, text: '' });
  });

  test('hands a call on as it is, and its answer back', async () => {
    answer = json(400, { success: false, error_code: 504 });
    const answered = await post('{"cart_id":"a"}');
    expect(answered.status).toBe(400);
    expect(await answered.json()).toEqual({ success: false, error_code: 504 });
    expect(asked).toMatchObject([{ method: 'POST', url: CALL, body: '{"cart_id":"a"}', headers: { 'x-forwarded-for': '127.0.0.1' } }]);
  });

  test('hands files on, up to a parcel’s pictures and no further', async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(COURIER_IMAGE_BYTES_MAXIMUM)]));
    expect((await fetch(url + CALL, { method: 'POST', body: form })).status).toBe(200);
    expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(asked[0]?.body.length).toBeGreaterThan(COURIER_IMAGE_BYTES_MAXIMUM);
    const tooLarge = await front.inject({ method: 'POST', url: CALL, headers: { 'content-length': String(40 * 1_048_576) } });
    expect(tooLarge.statusCode).toBe(413);
    const endless = await front.inject({ method: 'POST', url: CALL, headers: { 'transfer-encoding': 'chunked' } });
    expect(endless.statusCode).toBe(411);
    expect(asked).toHaveLength(1);
  });

  test('an order whose answer is cut is asked once', async () => {
    answer = (_request, response) => void response.destroy();
    expect((await post('{}')).status).toBeGreaterThanOrEqual(500);
    expect(asked).toHaveLength(1);
  });

  test('passes a stream on while it goes on', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
    const stream = await fetch(url + ORDER_NEWS.path, { headers: { 'accept-encoding': 'br' } });
    const reader = stream.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe('event: ready\ndata: {}\n\n');
    await reader?.cancel();
  });

  test('asks the API for files that it does not have', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end('words');
    expect(await (await fetch(`${url}/words.txt`)).text()).toBe('words');
    expect(asked.map((one) => one.url)).toEqual(['/words.txt']);
  });

  test('draws pictures of addresses that say what is in them, and asks the API for any other', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('png');
    const drawn = await fetch(`${url}/pictures/dish/apricot/ramen.svg`);
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawn.text()).toMatch(/^<svg/);
    expect(asked).toEqual([]);
    expect(await (await fetch(`${url}/pictures/store/17.png`)).text()).toBe('png');
    expect(asked.map((one) => one.url)).toEqual(['/pictures/store/17.png']);
  });

  test('tells its pages what the API does not have, and asks anew after a while', async () => {
    expect(await page()).not.toMatchObject({ settings: { lacks: expect.anything() as unknown } });
    answer = ({ url: path }, response) => json(path.endsWith('share_order') ? 404 : 400, {})({} as Asked, response);
    clock += 300_001;
    await eventually(async () => expect(await page()).toMatchObject({ settings: { lacks: ['share_order'] } }));
  });

  test('serves its own robots.txt, and the sitemap of an API that has one', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/xml' }).end('<urlset/>');
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).toBe('<urlset/>');
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(asked.map((one) => one.url)).toEqual(['/sitemap.xml']);
  });

  test.each([
    ['has none', json(404, {})],
    ['answers its page for everything', json(200, {})],
    ['says nothing', () => undefined],
  ])('lists the pages of every marketplace for an API that %s', async (_what, said) => {
    answer = said;
    const listed = await (await fetch(`${url}/sitemap.xml`)).text();
    expect([...listed.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      'https://shop.example/',
      'https://shop.example/?lang=fr',
      'https://shop.example/deliveries',
      'https://shop.example/deliveries?lang=fr',
      'https://shop.example/help',
      'https://shop.example/help?lang=fr',
      'https://shop.example/partner',
      'https://shop.example/partner?lang=fr',
      'https://shop.example/hopper',
      'https://shop.example/hopper?lang=fr',
      'https://shop.example/terms.html',
      'https://shop.example/imprint.html',
    ]);
  });

  test('has no operator’s page', async () => {
    expect((await fetch(`${url}/operator`)).status).toBe(404);
  });

  test('is ready without its API until it stops, and measures no database', async () => {
    answer = json(500, {});
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('storefront_calls_total');
    expect(metrics).not.toContain('storefront_payments');
    isStopping = true;
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  });
});

describe('API_URL', () => {
  const SITE_URL = 'https://shop.example';
  test('is handed on, unless browsers are to call it', () => {
    expect(pageSettings(readConfig({ API_URL: 'https://api.example' }))).toEqual({});
    const direct = readConfig({ API_URL: 'https://api.example/', API_FROM_BROWSER: 'direct', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' });
    expect(pageSettings(direct)).toEqual({ apiUrl: 'https://api.example', stripePublishableKey: 'pk_live_1' });
    expect(direct.cards).toBeNull();
    expect(pageSettings(readConfig({}))).toEqual({});
  });
  test.each([
    [{ API_URL: 'api.example' }, 'API_URL'],
    [{ API_FROM_BROWSER: 'direct' }, 'API_FROM_BROWSER'],
    [{ API_URL: 'https://api.example', SITE_URL, DATABASE_URL: 'postgres://db/shop' }, 'DATABASE_URL'],
    [{ API_URL: 'https://api.example', SMTP_URL: 'smtp://mail' }, 'SMTP_URL'],
    [{ MAPBOX_TOKEN: 'sk.secret' }, 'MAPBOX_TOKEN'],
  ])('is refused where it does not go together: %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name}: `));
  });
});
