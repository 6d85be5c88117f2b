import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { customers } from '#server/database/schema/customers.ts';
import { loggedError, loggerOptions } from '#server/log.ts';
import { CAFE_DE_LA_RADE, newCustomer, plainItems, registerCustomer } from '../customer.ts';
import { describeServer, startTestServer, type TestServer } from '../test-server.ts';

const caught = async (promise: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
};

/** The server, and each line that it logs. */
async function saidBy({ services }: TestServer, level: string, trustProxy: string | false = false) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ services, logger: { ...loggerOptions(level), stream }, trustProxy, storefront: null });
  return { app, lines };
}

describeServer('what is logged of an error', (server) => {
  test('is the query that failed, why and where, and nothing that was put into it', async () => {
    await registerCustomer(server, { email: 'twice@example.org' });
    const [row] = await server.services.database
      .select()
      .from(customers)
      .where(sql`email = 'twice@example.org'`);
    const error = await caught(
      server.services.database
        .insert(customers)
        .values({ ...row, id: 'f'.repeat(24), passwordHash: 'very-secret\n    at secret-frame (x.ts:1:1)' } as never),
    );
    expect((error as Error).message).toContain('very-secret');
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into "customers"'),
      cause: { code: '23505', constraint: 'customers_email' },
    });
    expect(logged.stack).toMatch(/^ {4}at .*log\.test\.ts/m);
    expect(JSON.stringify(logged)).not.toMatch(/very-secret|secret-frame|twice@example/);
  });

  test('holds no value that the database itself repeats', async () => {
    const logged = loggedError(await caught(server.services.database.execute(sql`select ${'a-secret-word'}::text::integer`)));
    expect(logged).toMatchObject({ type: 'DrizzleQueryError', cause: { code: '22P02' } });
    expect(JSON.stringify(logged)).not.toContain('a-secret-word');
    const unknown = loggedError(
      await caught(server.services.database.execute(sql`select nowhere from carts where id = ${'a-secret-word'}`)),
    );
    expect(unknown).toMatchObject({ cause: { code: '42703', message: expect.stringContaining('nowhere') } });
  });

  test('of a call that failed holds nothing that the call brought', async () => {
    const { app, lines } = await saidBy(server, 'info');
    const who = await newCustomer(server);
    const [item] = await plainItems(server, CAFE_DE_LA_RADE);
    await server.services.database.execute(sql`alter table carts rename column lines to lost`);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: endpoints.add_item_in_cart.path,
      payload: {
        ...who,
        store_id: CAFE_DE_LA_RADE,
        order_details: [{ items: [{ item_id: item?._id, quantity: 1, note_for_item: 'my-own-note' }] }],
      },
    });
    await server.services.database.execute(sql`alter table carts rename column lost to lines`);
    await app.close();
    expect(statusCode).toBe(500);
    const failed = lines.map((line) => JSON.parse(line) as { msg: string; err?: { type: string } }).find(({ msg }) => msg === 'failed');
    expect(failed?.err).toMatchObject({ type: 'DrizzleQueryError', cause: { code: '42703' } });
    expect(JSON.stringify(failed)).not.toContain(who.user_id);
    expect(lines.join('')).not.toMatch(new RegExp(['my-own-note', who.server_token, 'params'].join('|')));
  });
});

test('that calls come through a proxy that nobody trusts is said once', async () => {
  const server = await startTestServer('postgres');
  const saidThrough = async (trustProxy: string | false) => {
    const { app, lines } = await saidBy(server, 'error', trustProxy);
    await app.inject({ url: '/healthz', remoteAddress: '10.0.0.7' });
    for (let call = 0; call < 2; call += 1)
      await app.inject({ url: '/healthz', remoteAddress: '10.0.0.7', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await app.close();
    return lines.map((line) => (JSON.parse(line) as { proxy?: string }).proxy);
  };
  expect(await saidThrough(false)).toEqual(['10.0.0.7']);
  expect(await saidThrough('127.0.0.1')).toEqual(['10.0.0.7']);
  expect(await saidThrough('10.0.0.0/8')).toEqual([]);
  await server.close();
});

test('of an error that is no database’s its type, words, codes, place and cause are logged, and nothing else that it carries', () => {
  const error = Object.assign(new TypeError('No answer', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }), {
    statusCode: 502,
    request: { password: 'very-secret' },
  });
  expect(loggedError(error)).toEqual({
    type: 'TypeError',
    message: 'No answer',
    statusCode: 502,
    stack: expect.stringMatching(/^ {4}at /),
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED', stack: expect.any(String) },
  });
  expect(loggedError('just words')).toEqual({ type: 'string', message: 'just words', stack: '' });
  expect(loggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined', stack: '' });
  const endless = new Error('again');
  endless.cause = endless;
  expect(JSON.stringify(loggedError(endless)).length).toBeLessThan(20_000);
});
