import Fastify from 'fastify';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveStatecharts } from '#server/routes/statecharts.ts';

test('the pages of the statecharts are served as they were built; until then whoever asks is told to wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
  const app = Fastify();
  await serveStatecharts(app, folder);
  const early = await app.inject('/statecharts/index.html');
  expect([early.statusCode, early.headers['retry-after'], early.body.includes('being built')]).toEqual([503, '10', true]);
  writeFileSync(join(folder, 'index.html'), '<title>Statecharts</title>');
  const page = await app.inject('/statecharts/index.html');
  expect([page.statusCode, page.body]).toEqual([200, '<title>Statecharts</title>']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await app.inject('/statecharts')).headers.location).toBe('/statecharts/index.html');
  expect((await app.inject('/statecharts/missing.html')).statusCode).toBe(404);
  await app.close();
});
