import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { OPERATOR } from '#contract/operator.ts';
import { localKey } from '#server/local-key.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { countUnfinished } from '#server/repositories/unfinished.ts';
import { startTestServer, type TestServer, quietApp } from '../test-server.ts';

const KEY = 'a-key-that-the-server-printed';
const DOORS = ['/mailbox', '/operator', OPERATOR.list, '/metrics', '/owners-view', '/owners-view/panel.js', '/owners-view/panel.css'];

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  const ownersView = mkdtempSync(join(tmpdir(), 'owners-view-'));
  for (const file of ['index.html', 'panel.js', 'panel.css']) writeFileSync(join(ownersView, file), 'owners');
  server = await startTestServer('postgres');
  const metrics = createMetrics({ now: server.services.now, connections: null, unfinished: () => countUnfinished(server.open.database) });
  app = await quietApp(server.services, {
    mailbox: true,
    operator: true,
    ownersView,
    localKey: KEY,
    metrics: { metrics, token: null, isProduction: false },
    storefront: {
      files: ownersView,
      draw: {
        // As the storefront has it: the operator's page is one of its pages.
        renderPage: ({ url }) => Promise.resolve({ status: url.startsWith('/operator') ? 200 : 404, html: 'page', inlineStyles: [] }),
        renderBasket: () => Promise.resolve(null),
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: '127.0.0.1:5173', ...headers } })).statusCode;

test.each(DOORS)('%s is nobody’s without the key, by whatever proxy they came; with it, it opens and stays open', async (url) => {
  for (const headers of [{}, { 'x-real-ip': '203.0.113.9' }, { 'cf-connecting-ip': '203.0.113.9' }, { cookie: 'local-key=guess; other=1' }])
    expect(await ask(url, headers as Record<string, string>)).toBe(404);
  expect(await ask(`${url}?key=guess`)).toBe(404);
  expect(await ask(`${url}?key=`)).toBe(404);
  const { statusCode, headers } = await app.inject({ url: `${url}?key=${KEY}`, headers: { host: '127.0.0.1:5173' } });
  expect(statusCode).toBe(200);
  expect(headers['set-cookie']).toBe(`local-key=${KEY}; Path=/; HttpOnly; SameSite=Strict`);
  expect(await ask(url, { cookie: `language=en; local-key=${KEY}` })).toBe(200);
});

test.each(DOORS.filter((url) => !url.startsWith('/owners-view')))('%s wants this machine too', async (url) => {
  expect(await ask(`${url}?key=${KEY}`, { host: 'shop.example' })).toBe(404);
  expect(await ask(`${url}?key=${KEY}`, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
});

test('an order is moved with the key alone', async () => {
  const move = (query: string) =>
    app.inject({
      method: 'POST',
      url: OPERATOR.move + query,
      payload: { number: 999_999, action: 'accept' },
      headers: { host: 'localhost' },
    });
  expect((await move('')).statusCode).toBe(404);
  expect((await move(`?key=${KEY}`)).json()).toEqual({ refused: 'there is no such order' });
});

test('a key that is not set is made once, and kept for its owner alone', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'key-')), 'data');
  const made = localKey({ set: null, dataDir });
  expect(made).toMatch(/^[\w-]{32}$/);
  expect(localKey({ set: null, dataDir })).toBe(made);
  expect(readFileSync(join(dataDir, 'local-key'), 'utf8')).toBe(made);
  expect(statSync(join(dataDir, 'local-key')).mode & 0o777).toBe(0o600);
  expect(localKey({ set: 'one-that-is-set-by-hand', dataDir })).toBe('one-that-is-set-by-hand');
});
