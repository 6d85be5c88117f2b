import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testServer, type TestServer, quietApp } from '../test-server.ts';

const server = testServer('pglite');
let app: TestServer['app'];
let free = 0;
let isFull = false;
beforeAll(async () => {
  const { limits } = server.services;
  const services = {
    ...server.services,
    // What every call writes first finds no room.
    limits: {
      ...limits,
      take: (...asked: Parameters<typeof limits.take>) => {
        if (isFull)
          return Promise.reject(
            new Error('Failed query', { cause: Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code: '53100' }) }),
          );
        return limits.take(...asked);
      },
    },
  };
  app = await quietApp(services, { freeSpace: () => Promise.resolve(free) });
});
afterAll(async () => {
  await app.close();
});

const after = (seconds: number) => server.setNow(server.services.now() + seconds * 1_000);
const readiness = async () => (await app.inject('/readyz')).statusCode;
const MEGABYTE = 1_024 * 1_024;

test.each([
  [0, 503],
  [64 * MEGABYTE - 1, 503],
  [64 * MEGABYTE, 200],
  [Number.MAX_SAFE_INTEGER, 200],
])('with room for %d bytes the server is %d, whatever it wrote a moment before', async (room, status) => {
  free = 1_000 * MEGABYTE;
  expect(await readiness()).toBe(200);
  free = room;
  expect(await readiness()).toBe(status);
});

test('a call for which the disk had no room makes the server not ready for half a minute, though small writes pass', async () => {
  free = 1_000 * MEGABYTE;
  isFull = true;
  const refused = await app.inject({ method: 'POST', url: endpoints.get_setting_detail.path, payload: {} });
  isFull = false;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(await readiness()).toBe(503);
  after(29);
  expect(await readiness()).toBe(503);
  after(1);
  expect(await readiness()).toBe(200);
});
