import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { PageRenderer, Storefront } from '#server/http/pages.ts';
import { testServer, quietApp } from '../test-server.ts';

const draw: PageRenderer = {
  renderPage: () => Promise.resolve({ status: 200, html: '', inlineStyles: [] }),
  renderBasket: () => Promise.resolve(null),
};

const server = testServer('pglite');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  writeFileSync(join(folder, 'sw.js'), 'self.addEventListener("fetch", () => undefined);');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const workerWith = async (worker: Storefront['worker']) => {
  const storefront = { files: import.meta.dirname, draw, ...(worker && { worker }) };
  const app = await quietApp(server.services, { storefront });
  const answered = await app.inject({ url: '/sw.js' });
  await app.close();
  return answered;
};

test('the worker is asked for with each page, and may ask its own server alone', async () => {
  const { statusCode, body, headers } = await workerWith({ file: join(folder, 'sw.js') });
  expect([statusCode, body]).toEqual([200, 'self.addEventListener("fetch", () => undefined);']);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none';.*connect-src 'self'/),
  });
});

test('where it is switched off one comes that forgets everything and ends itself, and answers for nothing', async () => {
  const { body, headers } = await workerWith('off');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('caches.delete(');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("'fetch'");
});

test('a server without one has none', async () => {
  expect((await workerWith(undefined)).statusCode).toBe(404);
});

test('it is on where nothing else is said', () => {
  expect(readConfig({}).serviceWorker).toBe(true);
  expect(readConfig({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false);
});
