import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signInDevices } from '#server/database/schema/customers.ts';
import { DEMO_PASSWORD, mailedToken, registerCustomer } from '../customer.ts';
import { DATABASES, startTestServer, type TestServer } from '../test-server.ts';

const MEI = 'mei@example.org';
const HER_PHONE = { device_token: 'the-telephone-of-mei-zhang' };

describe.each(DATABASES)('tries to sign in on %s', (kind) => {
  let server: TestServer;
  let paused: number[] = [];
  afterEach(() => server.close());
  const start = async (pause: (milliseconds: number) => Promise<void> = async (milliseconds) => void paused.push(milliseconds)) => {
    paused = [];
    server = await startTestServer(kind, { rateLimitFactor: 1, pause });
  };
  const signIn = async (
    remoteAddress: string,
    password: string,
    { email = MEI, ...more }: { email?: string; device_token?: string } = {},
  ) => {
    const answered = await server.app.inject({
      method: 'POST',
      url: endpoints.login.path,
      remoteAddress,
      payload: { email, password, ...more },
    });
    const { success, error_code } = answered.json<{ success: boolean; error_code?: number }>();
    return success ? 'in' : answered.statusCode === 200 ? error_code : answered.statusCode;
  };
  /** Wrong passwords from so many addresses, ten from each. */
  const attack = async (addresses: readonly string[]) => {
    const answers = new Set<unknown>();
    for (const address of addresses) for (let turn = 0; turn < 10; turn += 1) answers.add(await signIn(address, `guess-${turn}`));
    return [...answers];
  };
  const FAR_AWAY = Array.from({ length: 12 }, (_, index) => `203.0.113.${index}`);

  test('from far away lock nobody out: her own device is free, another one is slower', async () => {
    await start();
    expect(await signIn('192.0.2.1', DEMO_PASSWORD, HER_PHONE)).toBe('in');
    expect(await attack(FAR_AWAY)).toEqual([512]);
    paused = [];
    expect(await signIn('198.51.100.7', DEMO_PASSWORD, HER_PHONE)).toBe('in');
    expect(paused).toEqual([]);
    expect(await signIn('198.51.100.8', DEMO_PASSWORD, { device_token: 'a-computer-of-a-library' })).toBe('in');
    expect(await signIn('198.51.100.9', DEMO_PASSWORD)).toBe('in');
    expect(paused).toEqual([2_000, 2_000]);
    expect(await signIn('203.0.113.0', DEMO_PASSWORD)).toBe(511);
  });

  test('with a device that is known are counted for it: ten, and never for more than its own account', async () => {
    await start();
    await signIn('192.0.2.1', DEMO_PASSWORD, HER_PHONE);
    for (let turn = 0; turn < 10; turn += 1) expect(await signIn('192.0.2.1', 'wrong-guess', HER_PHONE)).toBe(512);
    expect(await signIn('192.0.2.1', DEMO_PASSWORD, HER_PHONE)).toBe(511);
    expect(await signIn('192.0.2.1', DEMO_PASSWORD, { ...HER_PHONE, email: 'lea@example.org' })).toBe('in');
    expect(await signIn('192.0.2.1', DEMO_PASSWORD)).toBe('in');
  });

  test('that succeed count for nobody: fifty people behind one router sign in', async () => {
    await start();
    for (let turn = 0; turn < 10; turn += 1) {
      for (const name of ['mei', 'lea', 'noah', 'ines', 'karim'])
        expect(await signIn('192.0.2.1', DEMO_PASSWORD, { email: `${name}@example.org` })).toBe('in');
    }
  });

  test('from one IPv6 network are counted together', async () => {
    await start();
    const addresses = Array.from({ length: 4 }, (_, index) => `2001:db8:1:${index + 1}::5`);
    expect(await attack(addresses)).toEqual([512]);
    expect(await signIn('2001:db8:1:ff::5', DEMO_PASSWORD)).toBe(511);
    expect(await signIn('2001:db8:2:ff::5', DEMO_PASSWORD)).toBe('in');
  });

  test('whoever sets a new password by e-mail is free with this device, and no other is known any more', async () => {
    await start();
    const user = await registerCustomer(server, HER_PHONE);
    await server.post(endpoints.forgot_password.path, { email: user.email });
    const device_token = 'the-new-computer-of-mei-zhang';
    await server.expectSuccess(endpoints.new_password, {
      token: await mailedToken(server, user.email),
      password: 'another-secret',
      device_token,
    });
    expect(await server.open.database.select().from(signInDevices).where(eq(signInDevices.customerId, user._id))).toHaveLength(1);
    for (const address of FAR_AWAY) for (let turn = 0; turn < 10; turn += 1) await signIn(address, 'guess-it', { email: user.email });
    paused = [];
    expect([await signIn('198.51.100.7', 'another-secret', { email: user.email, device_token }), paused]).toEqual(['in', []]);
    expect([await signIn('198.51.100.7', 'another-secret', { email: user.email, ...HER_PHONE }), paused]).toEqual(['in', [2_000]]);
  });

  test('of too many at once as one, some are told to come again', async () => {
    let isOpen = false;
    const waiting: (() => void)[] = [];
    await start(() => (isOpen ? Promise.resolve() : new Promise((done) => void waiting.push(done))));
    isOpen = true;
    await attack(FAR_AWAY);
    isOpen = false;
    const slow = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'].map((address) => signIn(address, DEMO_PASSWORD));
    expect(await Promise.race(slow)).toBe(503);
    isOpen = true;
    for (const go of waiting) go();
    expect((await Promise.all(slow)).toSorted()).toEqual([503, 'in', 'in', 'in']);
  });
});
