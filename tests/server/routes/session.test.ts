import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { customers, sessions } from '#server/database/schema/customers.ts';
import { writeUses } from '#server/repositories/sessions.ts';
import { describeServer, NOON, startTestServer } from '../test-server.ts';
import { CAFE_DE_LA_RADE, credentialsOf, DEMO_PASSWORD, fillBasket, registerCustomer } from '../customer.ts';

const DAY = 86_400_000;

describeServer('a session', (server, kind) => {
  const login = (email: string, password: string, more = {}) => server.post(endpoints.login.path, { email, password, ...more });

  test('opens by e-mail without case, by phone in any spelling, and tells the token once', async () => {
    for (const identifier of ['lea@example.org', ' LEA@Example.org ', '079 111 22 33', '+41791112233', '0041 79 111 22 33']) {
      expect((await login(identifier, DEMO_PASSWORD)).json).toMatchObject({
        success: true,
        message: 102,
        user: { first_name: 'Léa', server_token: expect.stringMatching(/^[\w-]{43}$/) },
      });
    }
    const detail = await server.expectSuccess(endpoints.login, { email: 'lea@example.org', password: DEMO_PASSWORD });
    const polled = await server.expectSuccess(endpoints.get_detail, credentialsOf(detail.user));
    expect(polled.user).not.toHaveProperty('server_token');
  });

  test('keeps neither passwords nor tokens in the clear', async () => {
    const user = await registerCustomer(server, { password: 'a very plain word' });
    const [row] = await server.open.database.select().from(customers).where(eq(customers.id, user._id));
    expect(row?.passwordHash).toMatch(/^scrypt:\d+:/);
    expect(JSON.stringify(await server.open.database.select().from(sessions).where(eq(sessions.customerId, user._id)))).not.toContain(
      user.server_token,
    );
  });

  test('answers known and unknown identifiers alike', async () => {
    expect((await login('lea@example.org', 'wrong-password')).json).toEqual({ success: false, error_code: 512 });
    expect((await login('nobody@example.org', 'wrong-password')).json).toEqual({ success: false, error_code: 512 });
  });

  test('ends at logout, and only this one', async () => {
    const first = (await server.expectSuccess(endpoints.login, { email: 'noah@example.org', password: DEMO_PASSWORD })).user;
    const second = (await server.expectSuccess(endpoints.login, { email: 'noah@example.org', password: DEMO_PASSWORD })).user;
    await server.expectSuccess(endpoints.logout, { ...credentialsOf(first), store_id: first._id });
    expect(await server.answer(endpoints.get_detail, credentialsOf(first))).toEqual({ success: false, error_code: 999 });
    await server.expectSuccess(endpoints.get_detail, credentialsOf(second));
  });

  test('ends after thirty idle days, and after half a year of use', async () => {
    const user = await registerCustomer(server);
    const polled = async () => (await server.answer(endpoints.get_detail, credentialsOf(user))).success;
    for (let day = 0; day <= 170; day += 29) {
      server.setNow(NOON + day * DAY);
      expect(await polled()).toBe(true);
      // Each process writes down every second who was there.
      await writeUses(server.open.database, server.services.memory.sessionUses.take());
    }
    server.setNow(NOON + 181 * DAY);
    expect(await polled()).toBe(false);
    const other = await registerCustomer(server);
    server.setNow(NOON + 181 * DAY + 31 * DAY);
    expect(await server.refusal(endpoints.get_detail, credentialsOf(other))).toBe(999);
    server.setNow(NOON);
  });

  test.each([
    ['none', {}],
    ['of nobody', { user_id: 'f'.repeat(24), server_token: 'x' }],
    ['a number', { user_id: 5, server_token: 7 }],
    ['an object', { user_id: { $ne: null }, server_token: { $ne: null } }],
    ['an array', { user_id: [], server_token: ['x'] }],
    ['long', { user_id: 'a', server_token: 'x'.repeat(20_000) }],
  ])('is refused with 999 when the token is %s', async (_name, credentials) => {
    const answered = await server.post(endpoints.get_detail.path, credentials);
    expect(answered).toMatchObject({ status: 200, json: { success: false, error_code: 999 } });
  });

  test('of one customer does not speak for another', async () => {
    const ada = await registerCustomer(server);
    const eve = await registerCustomer(server);
    expect(await server.refusal(endpoints.get_detail, { user_id: ada._id, server_token: eve.server_token })).toBe(999);
  });

  test('a phone from abroad signs up and in, with its country code or, where it is the only one, without', async () => {
    const marie = {
      first_name: 'Marie',
      last_name: 'Roux',
      email: 'marie@example.org',
      password: 'secret-enough',
      country_phone_code: '+33',
      phone: '612345678',
    };
    expect(await server.answer(endpoints.register, marie)).toMatchObject({
      success: true,
      user: { country_phone_code: '+33', phone: '612345678' },
    });
    expect(
      await server.refusal(endpoints.register, { ...marie, email: 'again@example.org', country_phone_code: '+41', phone: '+33612345678' }),
    ).toBe(503);
    const signIn = (email: string) => server.answer(endpoints.login, { email, password: marie.password });
    for (const email of ['+33 6 12 34 56 78', '0033612345678', '+33612345678', '06 12 34 56 78'])
      expect(await signIn(email), email).toMatchObject({ success: true, user: { email: marie.email } });
    expect(await signIn('+41 6 12 34 56 78')).toMatchObject({ error_code: 512 });
    // The same digits at home are meant where nobody says the country.
    await server.expectSuccess(endpoints.register, { ...marie, email: 'swiss@example.org', country_phone_code: '+41' });
    expect(await signIn('612345678')).toMatchObject({ user: { email: 'swiss@example.org' } });
    expect(await signIn('+33 612345678')).toMatchObject({ user: { email: marie.email } });
  });

  test('registration names a taken e-mail and a taken phone', async () => {
    const fields = { first_name: 'A', last_name: 'B', password: 'secret-enough', country_phone_code: '+41' };
    expect(await server.refusal(endpoints.register, { ...fields, email: 'LEA@example.org', phone: '780000001' })).toBe(502);
    expect(await server.refusal(endpoints.register, { ...fields, email: 'new@example.org', phone: '0791112233' })).toBe(503);
    expect(
      await server.refusal(endpoints.register, { ...fields, email: 'new@example.org', phone: '780000001', referral_code: 'NOBODY' }),
    ).toBe(531);
  });

  test('takes the guest’s basket along', async () => {
    const guest = { cart_unique_token: 'guest-token-of-noah-number-1' };
    await fillBasket(server, guest);
    const { user } = await server.expectSuccess(endpoints.login, { email: 'ines@example.org', password: DEMO_PASSWORD, ...guest });
    expect(await server.expectSuccess(endpoints.get_cart, credentialsOf(user))).toMatchObject({ store_id: CAFE_DE_LA_RADE, total_item: 6 });
    expect(await server.expectSuccess(endpoints.get_cart, guest)).toMatchObject({ cart_id: null, total_item: 0 });
  });

  test('limits tries, by the server’s clock', async () => {
    const strict = await startTestServer(kind, { rateLimitFactor: 1 });
    for (let count = 0; count < 10; count += 1)
      await strict.post(endpoints.login.path, { email: 'karim@example.org', password: 'wrong-password' });
    expect(await strict.refusal(endpoints.login, { email: 'karim@example.org', password: DEMO_PASSWORD })).toBe(511);
    strict.setNow(NOON + 16 * 60_000);
    expect(await strict.answer(endpoints.login, { email: 'karim@example.org', password: DEMO_PASSWORD })).toMatchObject({
      success: true,
    });
    await strict.close();
  });
});
