import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
afterEach(() => server.close());

test('a database that can be read and not written is none to be ready with, and is when it can be written again', async () => {
  server = await startTestServer('pglite');
  const readiness = async (seconds: number) => {
    server.setNow(server.services.now() + seconds * 1_000);
    return (await server.app.inject('/readyz')).statusCode;
  };
  expect(await readiness(0)).toBe(200);
  await server.open.database.execute(sql`set default_transaction_read_only = on`);
  expect((await server.post(endpoints.get_city_list.path, { country_id: 'f'.repeat(24) })).status).toBe(200);
  // Whoever asks again and again makes nobody write again and again.
  expect(await readiness(1)).toBe(200);
  expect([await readiness(10), await readiness(1)]).toEqual([503, 503]);
  await server.open.database.execute(sql`set default_transaction_read_only = off`);
  expect(await readiness(1)).toBe(200);
});
