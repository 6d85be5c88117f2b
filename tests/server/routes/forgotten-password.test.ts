import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { splitEmailToken } from '#domain/email-token.ts';
import { mails, passwordResets } from '#server/database/schema/mails.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { describeServer, NOON, startTestServer } from '../test-server.ts';
import { credentialsOf, mailedToken, mailsTo, registerCustomer } from '../customer.ts';

const HOUR = 3_600_000;

describeServer('a forgotten password', (server, kind) => {
  const forget = (email: string, headers = {}) => server.post(endpoints.forgot_password.path, { email, type: 7 }, headers);
  const login = (email: string, password: string) => server.answer(endpoints.login, { email, password });
  const setPassword = (token: string, password: string) => server.answer(endpoints.new_password, { token, password });
  const isLive = async (token: string) => (await server.answer(endpoints.check_detail, { token })).success;

  test('is answered alike for everybody, and only who has an account gets an e-mail', async () => {
    const known = await registerCustomer(server);
    const answers = [await forget(known.email.toUpperCase()), await forget('nobody@example.org')];
    expect(answers.map(({ status, json }) => ({ status, json }))).toEqual(
      [1, 2].map(() => ({ status: 200, json: { success: true, message: 5001 } })),
    );
    expect(await mailsTo(server, known.email)).toHaveLength(1);
    expect(await server.open.database.select().from(mails)).toHaveLength(1);
  });

  test('is looked up after the answer: answering writes the same row for known and unknown addresses', async () => {
    const known = await registerCustomer(server);
    await forget(known.email);
    await forget('stranger@example.org');
    const asked = (await server.open.database.select().from(mails)).filter(({ state }) => state === 'asked');
    expect(asked.map(({ recipient, words, subject }) => [recipient, words, subject])).toEqual([
      [known.email, '', ''],
      ['stranger@example.org', '', ''],
    ]);
    await mailsTo(server, known.email);
  });

  test('gets a link whose secret is kept as a hash only', async () => {
    const user = await registerCustomer(server);
    await forget(user.email);
    const token = await mailedToken(server, user.email);
    const split = splitEmailToken(token);
    expect(split).toMatchObject({ madeAt: NOON, id: user._id });
    const rows = JSON.stringify(await server.open.database.select().from(passwordResets));
    expect(rows).toContain(hashSecret(split?.secret ?? ''));
    expect(rows).not.toContain(split?.secret);
  });

  test('is replaced once, ends every session and every other link, and tells the customer', async () => {
    const user = await registerCustomer(server, { password: 'the old password' });
    await forget(user.email);
    const first = await mailedToken(server, user.email);
    await forget(user.email);
    const token = await mailedToken(server, user.email);
    expect([token === first, await isLive(first), await isLive(token)]).toEqual([false, true, true]);
    expect(await setPassword(token, '  the new password ')).toEqual({ success: true });
    expect(await login(user.email, 'the old password')).toMatchObject({ error_code: 512 });
    expect(await login(user.email, 'the new password')).toMatchObject({ success: true });
    expect(await server.refusal(endpoints.get_detail, credentialsOf(user))).toBe(999);
    for (const used of [token, first]) {
      expect(await isLive(used)).toBe(false);
      expect(await setPassword(used, 'another password')).toEqual({ success: false, error_code: 542 });
    }
    expect((await mailsTo(server, user.email))[0]).toMatchObject({ kind: 'account_changed' });
  });

  test('is replaced by one of many who press at once', async () => {
    const user = await registerCustomer(server);
    await forget(user.email);
    const token = await mailedToken(server, user.email);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => setPassword(token, `new password ${number}`)));
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
  });

  test('has a link that is valid for one hour', async () => {
    const user = await registerCustomer(server);
    await forget(user.email);
    const token = await mailedToken(server, user.email);
    server.setNow(NOON + HOUR - 1);
    expect(await isLive(token)).toBe(true);
    server.setNow(NOON + HOUR);
    expect([await isLive(token), await setPassword(token, 'too late now')]).toEqual([false, { success: false, error_code: 542 }]);
    server.setNow(NOON);
  });

  test('is not replaced by another customer’s secret', async () => {
    const [ada, eve] = [await registerCustomer(server), await registerCustomer(server)];
    await forget(eve.email);
    const token = await mailedToken(server, eve.email);
    const swapped = [...token]
      .map((character, index) => (index >= 30 && index % 2 === 0 ? ada._id.charAt((index - 30) / 2) : character))
      .join('');
    expect(splitEmailToken(swapped)?.id).toBe(ada._id);
    expect(await setPassword(swapped, 'another password')).toMatchObject({ error_code: 542 });
  });

  test('is written about in the language of whoever asked', async () => {
    const user = await registerCustomer(server);
    await forget(user.email, { 'accept-language': 'fr-CH,fr;q=0.9' });
    expect((await mailsTo(server, user.email))[0]?.subject).toBe('Choisissez un nouveau mot de passe');
  });

  test('fills nobody’s mailbox: three an hour for an account, ten for an address, whatever is forwarded', async () => {
    const strict = await startTestServer(kind, { rateLimitFactor: 1 });
    for (let count = 0; count < 10; count += 1)
      expect(
        await strict.answer(endpoints.forgot_password, { email: 'lea@example.org' }, { 'x-forwarded-for': `9.9.9.${count}` }),
      ).toMatchObject({ success: true });
    expect(await mailsTo(strict, 'lea@example.org')).toHaveLength(3);
    const limited = await strict.post(endpoints.forgot_password.path, { email: 'noah@example.org' }, { 'x-forwarded-for': '9.9.9.99' });
    expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
    await strict.close();
  });
});

describe('the local mailbox', () => {
  test('shows e-mails as text, with links of our own alone', async () => {
    const server = await startTestServer('postgres', { mailbox: true });
    const user = await registerCustomer(server, { first_name: '<img src=x onerror=alert(1)>' });
    await server.post(endpoints.forgot_password.path, { email: user.email });
    const token = await mailedToken(server, user.email);
    const page = await server.app.inject({ url: '/mailbox', headers: { host: '127.0.0.1:5173' } });
    expect(page.body).toMatch(/<time datetime="[^"]+Z">\w{3},? \d{1,2} \w+ \d{4}, \d\d:\d\d<\/time>/);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(`<a href="http://storefront.test/new-password#${token}">`);
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).not.toContain('<img');
    await server.close();
  });

  test('does not exist where it is not wanted', async () => {
    const server = await startTestServer('postgres');
    expect((await server.app.inject('/mailbox')).statusCode).toBe(404);
    await server.close();
  });
});
