import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PageRenderer } from '#server/http/pages.ts';
import { startTestServer, type TestServer, quietApp } from '../test-server.ts';

const draw: PageRenderer = {
  renderPage: async ({ call, language }) => {
    const { text } = await call({ path: endpoints.get_country_list.path, method: 'GET', body: {}, language });
    return {
      status: 200,
      html: `<h1>${(JSON.parse(text) as { success: boolean }).success ? 'Stores near you' : 'No connection'}</h1>`,
      inlineStyles: [],
    };
  },
  renderBasket: () => Promise.resolve(null),
};

let server: TestServer;
let app: TestServer['app'];
let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'storefront-files-'));
  server = await startTestServer('postgres');
  app = await quietApp(server.services, { storefront: { files, draw } });
});
afterAll(async () => {
  await app.close();
  await rm(files, { recursive: true });
});

test('a page whose answers could not be had is a page, and nobody takes it for the real one', async () => {
  const whole = await app.inject('/');
  expect([whole.statusCode, whole.body, whole.headers['cache-control']]).toEqual([200, '<h1>Stores near you</h1>', 'private, no-cache']);
  await server.close();
  const { statusCode, body, headers } = await app.inject('/');
  expect([statusCode, body]).toEqual([503, '<h1>No connection</h1>']);
  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
});
