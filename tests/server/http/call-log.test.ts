import { beforeEach, describe, expect, test } from 'vitest';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PROVIDER_EVENTS_PATH } from '#server/http/provider-events.ts';
import { truncatedAddress } from '#server/http/truncated-address.ts';
import { confirmCard, createOrder, payByCard, WHOLE_ORDER } from '../card-shopper.ts';
import { credentialsOf, DEMO_PASSWORD, fillBasket, mailedToken, newCustomer, registerCustomer } from '../customer.ts';
import { ACCEPTED, savedCard } from '../saved-card.ts';
import { startTestServer, testServer, type TestServer } from '../test-server.ts';

type Line = {
  readonly msg: string;
  readonly level: number;
  readonly path?: string;
  readonly status?: number;
  readonly error_code?: number;
  readonly customer?: string;
  readonly address?: string;
  readonly event?: string;
  readonly order?: string;
  readonly reqId?: string;
};

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:1:2:3:4:5', '2001:db8:aa::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'unknown'],
])('%s is logged as %s', (address, kept) => {
  expect(truncatedAddress(address)).toBe(kept);
});

describe('a call’s line in the log', () => {
  const log: string[] = [];
  const server = testServer('postgres', { rateLimitFactor: 1, mailbox: true, log });
  beforeEach(() => {
    log.length = 0;
  });
  const lines = () => log.map((line) => JSON.parse(line) as Line);
  const events = () =>
    lines()
      .filter(({ msg }) => msg === 'security')
      .map(({ event }) => event);

  test('says the code of a refusal, the customer by their id and about where the call came from', async () => {
    const who = await newCustomer(server);
    log.length = 0;
    await server.app.inject({
      method: 'POST',
      url: endpoints.select_card.path,
      remoteAddress: '203.0.113.77',
      payload: { ...who, card_id: 'f'.repeat(24) },
    });
    await server.app.inject({ method: 'POST', url: endpoints.get_detail.path, remoteAddress: '2001:db8:aa:1:2:3:4:5', payload: {} });
    await server.app.inject({ method: 'POST', url: endpoints.get_detail.path, remoteAddress: '203.0.113.77', payload: who });
    expect(lines()).toEqual([
      expect.objectContaining({
        path: endpoints.select_card.path,
        status: 200,
        error_code: 1016,
        customer: who.user_id,
        address: '203.0.113.0/24',
      }),
      expect.objectContaining({ path: endpoints.get_detail.path, error_code: 999, address: '2001:db8:aa::/48' }),
      expect.objectContaining({ path: endpoints.get_detail.path, customer: who.user_id }),
    ]);
    expect(lines()[1]).not.toHaveProperty('customer');
    expect(lines()[2]).not.toHaveProperty('error_code');
    expect(log.join('')).not.toMatch(/203\.0\.113\.77|2001:db8:aa:1/);
  });

  test('stands beside lines of their own for what happens to accounts and doors', async () => {
    const user = await registerCustomer(server, { email: 'watched@example.org', password: 'first-password' });
    const about = (email: string, password: string, remoteAddress = '198.51.100.9') =>
      server.app.inject({ method: 'POST', url: endpoints.login.path, remoteAddress, payload: { email, password } });
    await about('watched@example.org', 'a wrong guess');
    await about('nobody@example.org', 'a wrong guess');
    const failed = lines().filter(({ event }) => event === 'sign_in_failed');
    expect(failed).toEqual([
      expect.objectContaining({ level: 40, customer: user._id, address: '198.51.100.0/24' }),
      expect.objectContaining({ level: 40 }),
    ]);
    expect(failed[1]).not.toHaveProperty('customer');
    expect(failed[0]?.reqId).toBe(lines().find(({ path }) => path === endpoints.login.path)?.reqId);
    for (let turn = 0; turn < 10; turn += 1) await about('watched@example.org', 'a wrong guess');
    expect(events()).toContain('limit_hit');

    log.length = 0;
    const who = credentialsOf(user);
    const profile = { first_name: 'Ada', last_name: 'Test', email: 'watched@example.org', phone: user.phone };
    await server.post(endpoints.update.path, { ...who, ...profile, old_password: 'not mine', new_password: 'second-password' });
    const changed = await server.post(endpoints.update.path, {
      ...who,
      ...profile,
      email: 'seen@example.org',
      phone: '763332211',
      old_password: 'first-password',
      new_password: 'second-password',
    });
    expect(changed.json).toMatchObject({ success: true });
    expect(events()).toEqual(['password_refused', 'password_changed', 'email_changed', 'phone_changed', 'every_session_ended']);
    expect(
      lines()
        .filter(({ event }) => event)
        .every(({ customer }) => customer === user._id),
    ).toBe(true);

    log.length = 0;
    await server.post(endpoints.logout.path, { ...who, server_token: (changed.json.user as { server_token: string }).server_token });
    await server.post(endpoints.forgot_password.path, { email: 'seen@example.org' });
    await server.post(endpoints.new_password.path, { token: 'no such token', password: 'third-password' });
    await server.post(endpoints.new_password.path, { token: await mailedToken(server, 'seen@example.org'), password: 'third-password' });
    await server.app.inject({
      method: 'POST',
      url: PROVIDER_EVENTS_PATH,
      headers: { 'stripe-signature': 't=1,v1=forged', 'content-type': 'application/json' },
      payload: '{"type":"charge.refunded"}',
    });
    expect(events()).toEqual([
      'session_ended',
      'password_reset_asked',
      'password_reset_refused',
      'password_changed',
      'every_session_ended',
      'webhook_refused',
    ]);

    log.length = 0;
    for (let turn = 0; turn < 11; turn += 1) await server.post(endpoints.send_email.path, { email: `reader${turn}@example.org` });
    expect(events()).toEqual(['limit_hit']);
  });
});

/** Every text that a body or an answer holds, but for ids. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** What of an answer is somebody's own. */
const SECRET_ANSWERS = ['server_token', 'client_secret', 'payment_method', 'email', 'first_name', 'last_name', 'phone', 'referral_code'];
const secretsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, held]) => (SECRET_ANSWERS.includes(key) && typeof held === 'string' ? [held] : secretsIn(held)))
    : [];

test('a purchase from the sign-up to a cancelled order leaves nothing in the log that was sent, and no secret that was answered', async () => {
  const log: string[] = [];
  const sound = await startTestServer('postgres', { log });
  const sent = new Set<string>();
  const server: TestServer = {
    ...sound,
    post: async (path, body, headers) => {
      const answered = await sound.post(path, body, headers);
      for (const text of [...textsIn(body), ...secretsIn(answered.json)]) sent.add(text);
      return answered;
    },
    expectSuccess: async (endpoint, body) => {
      const answered = await server.post(endpoint.path, body);
      expect(answered.json).toMatchObject({ success: true });
      return answered.json as never;
    },
  };
  const guest = { cart_unique_token: 'a-guest-whose-token-is-their-own' };
  await fillBasket(server, guest);
  const user = await registerCustomer(server, {
    ...guest,
    email: 'unseen@example.org',
    password: 'never-to-be-read',
    device_token: 'a-browser-of-her-own-and-no-other',
  });
  await server.post(endpoints.login.path, { email: 'unseen@example.org', password: 'nearly-to-be-read' });
  await server.post(endpoints.login.path, { email: 'lea@example.org', password: DEMO_PASSWORD });
  await server.post(endpoints.forgot_password.path, { email: 'unseen@example.org' });
  const token = await mailedToken(server, 'unseen@example.org');
  await server.post(endpoints.check_detail.path, { token });
  await server.post(endpoints.new_password.path, { token, password: 'new-and-unread' });
  const signedIn = await server.post(endpoints.login.path, { email: 'unseen@example.org', password: 'new-and-unread' });
  const who = credentialsOf(signedIn.json.user as typeof user);
  await savedCard(server, who, ACCEPTED);
  const { order_payment: payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, who);
  await server.post(endpoints.apply_promo_code.path, { ...who, order_payment_id: payment._id, promo_code_name: 'A-PROMO-OF-MINE' });
  const paid = await payByCard(server, { who, payment }, { ...WHOLE_ORDER, idempotency_key: 'one-press-of-the-button' });
  await confirmCard(server, paid);
  const {
    json: { order_id },
  } = await createOrder(server, { who, payment });
  await server.post(endpoints.user_cancel_order.path, { ...who, order_id, order_status: 1, cancel_reason: 'My own reason' });
  await server.post(CARD_SANDBOX.confirmPaymentIntent, { client_secret: 'pi_guessed_secret' });
  await server.post(endpoints.login.path, '{"email":"cut-off@example.org","passw');
  sent.add('cut-off@example.org');
  await server.app.inject(`/stores?address=${encodeURIComponent('Rue de Carouge')}&token=in-the-address`);
  for (const value of ['in-the-address', 'address=', 'Carouge', '4242']) sent.add(value);
  await server.app.close();
  // The process, the instant and how long it took are nothing that was sent, whatever digits they have.
  const said = log.join('').replace(/"(?:pid|time|ms)":\d+/g, '');
  expect(log.map((line) => (JSON.parse(line) as Line).event)).toEqual(
    expect.arrayContaining(['signed_up', 'signed_in', 'sign_in_failed', 'password_changed', 'card_added', 'order_cancelled']),
  );
  expect(sent.size).toBeGreaterThan(40);
  // A few digits stand within some longer number or id by chance.
  const isSaid = (text: string) =>
    /^\d{4,8}$/.test(text) ? new RegExp(`(?<![\\da-f])${text}(?![\\da-f])`).test(said) : said.includes(text);
  expect([...sent].filter((text) => text.length > 3 && isSaid(text))).toEqual([]);
  await sound.open.close();
});
