import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DATABASES, NOON, startTestServer, type TestServer } from '../test-server.ts';
import { auditLedger } from '../audit-ledger.ts';
import { credentialsOf, fillBasket, mailedToken, mailsTo, registerCustomer } from '../customer.ts';
import { payCash } from '../orders.ts';

describe.each(DATABASES)('a first order in cash, where e-mails must be proved, on %s', (kind) => {
  let server: TestServer;
  let user: Awaited<ReturnType<typeof registerCustomer>>;
  beforeEach(async () => {
    server = await startTestServer(kind, { accounts: { cashNeedsEmail: true } });
    user = await registerCustomer(server);
    await fillBasket(server, credentialsOf(user));
  });
  afterEach(async () => {
    expect(await auditLedger(server.open.database)).toEqual([]);
    await server.close();
  });

  const pay = async () => {
    const { order_payment } = await server.expectSuccess(endpoints.get_order_cart_invoice, credentialsOf(user));
    const { json } = await payCash(server, credentialsOf(user), order_payment._id);
    return json.success === true ? 'paid' : json.reason;
  };
  const links = async () => (await mailsTo(server, user.email)).flatMap(({ words }) => /\/confirm-email\?token=\S+/.exec(words)?.[0] ?? []);
  const open = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'fr' } });
  const press = (url: string, more = '') =>
    server.app.inject({
      method: 'POST',
      url: '/confirm-email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: (url.split('?')[1] ?? '') + more,
    });

  test('waits until the customer has pressed in the page of the link; a program that only looks proves nothing', async () => {
    expect(await pay()).toBe('email_unconfirmed');
    const [link = ''] = await links();
    const page = await open(link);
    expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([200, 'no-referrer', 'no-store']);
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('Confirmez votre adresse e-mail');
    expect(await pay()).toBe('email_unconfirmed');
    expect((await press(link)).body).toContain('You can now pay in cash');
    expect((await press(link)).body).toContain('You can now pay in cash');
    expect(await pay()).toBe('paid');
  });

  test('is none for whoever set a new password by e-mail', async () => {
    await server.post(endpoints.forgot_password.path, { email: user.email });
    await server.expectSuccess(endpoints.new_password, { token: await mailedToken(server, user.email), password: 'another-secret' });
    ({ user } = await server.expectSuccess(endpoints.login, { email: user.email, password: 'another-secret' }));
    expect(await pay()).toBe('paid');
  });

  test('waits again once the address is another one, and its old link proves nothing', async () => {
    await pay();
    const [link = ''] = await links();
    ({ user } = await server.expectSuccess(endpoints.update, {
      ...credentialsOf(user),
      first_name: 'Ada',
      last_name: 'Test',
      email: `new-${user.email}`,
      phone: user.phone,
      old_password: 'secret-enough',
      new_password: '',
    }));
    expect((await press(link)).body).toContain('has expired');
    expect(await pay()).toBe('email_unconfirmed');
  });

  test('brings three e-mails an hour at most, whose links are valid for a day', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await pay()).toBe('email_unconfirmed');
    const [link = '', ...others] = await links();
    expect(others).toHaveLength(2);
    server.setNow(NOON + 86_400_000 + 1);
    expect((await press(link)).body).toContain('has expired');
  });

  test.each(['token=', 'token=x', '', 'token="><script>alert(1)</script>', 'token=%00'])('is not proved by %s', async (payload) => {
    const answered = await server.app.inject({
      method: 'POST',
      url: '/confirm-email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    expect([answered.statusCode, /has expired/.test(answered.body)]).toEqual([200, true]);
    const page = await server.app.inject({ url: `/confirm-email?${encodeURI(payload)}` });
    expect([page.statusCode, page.body.includes('<script>')]).toEqual([200, false]);
  });
});
