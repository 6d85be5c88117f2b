import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '#contract/enumerations.ts';
import { DATABASES, startTestServer, type TestServer, quietApp } from '../test-server.ts';
import { credentialsOf, DEMO_PASSWORD, newCustomer } from '../customer.ts';
import { testServices } from '../test-services.ts';

describe.each(DATABASES)('limits on calls on %s', (kind) => {
  let server: TestServer;
  afterEach(() => server.close());

  const from = (remoteAddress: string) => async (path: string, body: object) =>
    (await server.app.inject({ method: 'POST', url: path, remoteAddress, payload: body })).statusCode;
  const times = async (count: number, call: (turn: number) => Promise<number>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn += 1) statuses.push(await call(turn));
    return statuses;
  };

  test('every call has a limit, whoever makes it', async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    const { user } = await server.expectSuccess(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD });
    const tiny = await quietApp(testServices(server.open.database, server.services.now, { rateLimitFactor: 0.000_1, passwordCost: 1_024 }));
    const answers = await Promise.all(
      Object.values(endpoints).flatMap(({ name, method, path: url }) =>
        [credentialsOf(user), { cart_unique_token: 'a-guest-whom-nobody-knows' }].map(async (who) => {
          const answered = await tiny.inject({ method, url, ...(method === 'POST' ? { payload: who } : {}) });
          return [name, answered.statusCode, Number(answered.headers['retry-after']) > 0];
        }),
      ),
    );
    await tiny.close();
    expect(answers.filter(([, status, isTold]) => status !== 429 || !isTold)).toEqual([]);
  });

  test('a guest’s calls are counted for their basket: another guest of the same address goes on', async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    const ask = (cart_unique_token: string) => from('192.0.2.1')(endpoints.get_order_cart_invoice.path, { cart_unique_token });
    expect((await times(241, () => ask('a-guest-who-asks-too-often'))).at(-1)).toBe(429);
    expect(await ask('another-guest-of-the-house')).toBe(200);
  });

  test('an address registers a hundred customers an hour, whoever is signed in', async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    let session = {};
    for (let turn = 0; turn < 100; turn += 1) session = await newCustomer(server, session);
    const more = {
      ...session,
      first_name: 'A',
      last_name: 'B',
      email: 'hundred-and-first@example.org',
      password: 'secret-enough',
      country_phone_code: '+41',
      phone: '799999999',
    };
    expect(await from('127.0.0.1')(endpoints.register.path, more)).toBe(429);
    expect(await from('127.0.0.1')(endpoints.forgot_password.path, { ...session, email: 'nobody@example.org' })).toBe(200);
    expect(await from('192.0.2.1')(endpoints.register.path, more)).toBe(200);
  });

  test.each([
    ['pay_order_payment', 30],
    ['give_up_payment', 30],
    ['withdraw_commands', 30],
    ['get_payment', 60],
    ['get_order_cart_invoice', 240],
  ] as const)('%s answers %i times in its time', async (name, count) => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    const who = await newCustomer(server);
    const statuses = await times(count + 1, () =>
      from('192.0.2.1')(endpoints[name].path, { ...who, order_payment_id: 'f'.repeat(24), payment_id: '0', idempotency_keys: [] }),
    );
    expect(statuses).toEqual([...Array<number>(count).fill(200), 429]);
  });

  test('a customer’s calls are counted for the customer, and for an address with room for five', async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
    const customers = await Promise.all(Array.from({ length: 7 }, () => newCustomer(server)));
    const ask = (who: object | undefined, call = from('198.51.100.1')) =>
      call(endpoints.get_stripe_add_card_intent.path, { ...who, payment_id: CARD_GATEWAY_ID });
    for (const who of customers.slice(0, 5)) expect((await times(30, () => ask(who))).filter((status) => status === 200)).toHaveLength(20);
    expect(await ask(customers[5])).toBe(429);
    expect(await ask(customers[6], from('198.51.100.2'))).toBe(200);
    expect(await ask(customers[0], from('198.51.100.2'))).toBe(429);
  });
});
