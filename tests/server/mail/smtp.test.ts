import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mails } from '#server/database/schema/mails.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { smtpDelivery } from '#server/mail/smtp.ts';
import { takeReader } from '#server/services/contact/want-newsletter.ts';
import { NOON, startTestServer, testServer, type TestServer } from '../test-server.ts';
import { CERTIFICATE, startSmtp } from './smtp-server.ts';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  [server, smtp] = await Promise.all([startTestServer('postgres'), startSmtp()]);
});
afterAll(async () => {
  await smtp.close();
  await server.close();
});
const states = async () => (await server.open.database.select().from(mails)).map(({ state, words }) => [state, words === '']);

test('an SMTP server gets the e-mail; what it does not take yet (greylisted) is tried again; once it is sent its words are gone', async () => {
  const deliver = await smtpDelivery({ url: smtp.url, from: 'Escale <hello@example.org>' });
  await server.expectSuccess(endpoints.forgot_password, { email: 'LEA@example.org' });
  smtp.says.recipient = { code: 451, words: 'Greylisted, please try again in five minutes' };
  await expect(sendMails(server.services, deliver)).rejects.toThrow('not sent');
  expect([smtp.taken.length, await states()]).toEqual([0, [['ready', false]]]);
  smtp.says.recipient = null;
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(0);
  server.setNow(NOON + 6 * 60_000);
  await Promise.all([sendMails(server.services, deliver), sendMails(server.services, deliver)]);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]?.words).toMatch(/^From: Escale <hello@example.org>/m);
  expect(smtp.taken[0]?.words).toMatch(/^To: lea@example.org/m);
  expect(smtp.taken[0]?.words).toContain('Subject: Choose a new password');
  expect(await states()).toEqual([['sent', true]]);
});

test('what nobody could deliver for a day is no longer worth it', async () => {
  await server.expectSuccess(endpoints.forgot_password, { email: 'noah@example.org' });
  await sendMails(server.services, null);
  server.setNow(NOON + 25 * 3_600_000);
  await sendMails(server.services, () => {
    throw new Error('must not be asked');
  });
  expect(await states()).toEqual([
    ['sent', true],
    ['failed', true],
  ]);
});

test('a letter of the newsletter tells mail programs how it ends, other e-mails do not', async () => {
  smtp.taken.length = 0;
  const deliver = await smtpDelivery({ url: smtp.url, from: 'Escale <hello@example.org>' });
  await server.expectSuccess(endpoints.send_email, { email: 'letters@example.org' });
  await sendMails(server.services, deliver);
  expect(smtp.taken[0]?.words).not.toContain('List-Unsubscribe');
  const token =
    /confirm\?token=3D([0-9a-f=\r\n]+)/
      .exec(smtp.taken.splice(0)[0]?.words ?? '')?.[1]
      ?.replaceAll(/[^0-9a-f]/g, '')
      .slice(0, 32) ?? '';
  expect(await takeReader(server.services, token)).toBe(true);
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]?.words).toMatch(
    /^List-Unsubscribe:(?:\r\n)? <http:\/\/storefront\.test\/newsletter\/unsubscribe\?token=[0-9a-f]{32}>\r$/m,
  );
  expect(smtp.taken[0]?.words).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect((await server.open.database.select().from(mails)).map(({ words, unsubscribeUrl }) => [words, unsubscribeUrl]).at(-1)).toEqual([
    '',
    null,
  ]);
  await server.expectSuccess(endpoints.forgot_password, { email: 'noah@example.org' });
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(2);
  expect(smtp.taken[1]?.words).not.toContain('List-Unsubscribe');
});

describe('an SMTP server', () => {
  const own = testServer('postgres');
  const from = 'Escale <hello@example.org>';
  const wait = async (email = 'lea@example.org') => {
    await own.open.database.delete(mails);
    await own.expectSuccess(endpoints.forgot_password, { email });
  };
  const statesHere = async () => (await own.open.database.select().from(mails)).map(({ state }) => state);

  test('with STARTTLS gets no e-mail in plain text, nor where nobody vouches for it; then it gets it over TLS', async () => {
    const strict = await startSmtp({ hasTls: true });
    await wait();
    await expect(sendMails(own.services, await smtpDelivery({ url: strict.url, from }))).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining('self-signed certificate') as string }],
    });
    expect([strict.taken, await statesHere()]).toEqual([[], ['ready']]);
    await wait();
    const trusting = `${strict.url}?tls.ca=${encodeURIComponent(CERTIFICATE)}`;
    await sendMails(own.services, await smtpDelivery({ url: trusting, from }));
    expect([strict.taken.map(({ secure }) => secure), await statesHere()]).toEqual([[true], ['sent']]);
    await strict.close();
  });

  test('that knows no such recipient is not asked again', async () => {
    const strict = await startSmtp();
    strict.says.recipient = { code: 550, words: 'No such user here' };
    await wait();
    await expect(sendMails(own.services, await smtpDelivery({ url: strict.url, from }))).rejects.toThrow('not sent');
    expect([strict.taken, await statesHere()]).toEqual([[], ['failed']]);
    await strict.close();
  });

  test('that takes longer than anybody waits is asked again', async () => {
    const slow = await startSmtp();
    let takeIt = () => {};
    slow.says.beforeTaking = (take) => {
      takeIt = take;
    };
    await wait();
    await expect(sendMails(own.services, await smtpDelivery({ url: slow.url, from, patience: 300 }))).rejects.toMatchObject({
      errors: [{ message: 'Timeout' }],
    });
    expect(await statesHere()).toEqual(['ready']);
    takeIt();
    await slow.close();
  });
});
