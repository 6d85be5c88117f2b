import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { newsletterReaders } from '#server/database/schema/newsletter.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { DATABASES } from '../databases.ts';
import { mailsTo } from '../mailed.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

describe.each(DATABASES)('the newsletter on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { rateLimitFactor: 1 });
  });
  afterAll(() => server.close());

  test('an e-mail is put on the list once, whatever its case, and nobody learns that it was there', async () => {
    const send = (email: string, language: string) => server.post(endpoints.send_email.path, { email }, { 'accept-language': language });
    const [first, second] = [await send(' Ada@Example.org ', 'en'), await send('ada@example.org', 'fr')];
    expect(first.json).toMatchObject({ success: true, message: 5001 });
    expect(second.json).toEqual(first.json);
    expect(await server.services.database.select().from(newsletterReaders)).toMatchObject([
      { emailFolded: 'ada@example.org', language: 'fr' },
    ]);
  });

  test('the first letter says how it ends, in the reader’s language and once; one press ends it', async () => {
    const send = (language: string) =>
      server.post(endpoints.send_email.path, { email: 'reader@example.org' }, { 'accept-language': language });
    const readers = async () =>
      (await server.services.database.select().from(newsletterReaders))
        .map(({ emailFolded }) => emailFolded)
        .filter((email) => email === 'reader@example.org');
    await send('fr');
    await send('fr');
    const [letter, ...more] = await mailsTo(server, 'reader@example.org');
    expect([letter?.subject, more]).toEqual(['Vous recevrez nos nouvelles', []]);
    const link = letter?.unsubscribeUrl ?? '';
    expect(link).toMatch(/^http:\/\/storefront\.test\/newsletter\/unsubscribe\?token=[0-9a-f]{32}$/);
    expect(letter?.words).toContain(link);
    const path = link.slice('http://storefront.test'.length);
    const page = await server.app.inject({ url: path, headers: { 'accept-language': 'fr' } });
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(page.body).toContain(`<html lang="fr">`);
    expect(page.body).toContain('Me désabonner');
    expect(await readers()).toHaveLength(1);
    const ended = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([ended.statusCode, ended.body]).toEqual([200, expect.stringContaining('off the list')]);
    expect(await readers()).toEqual([]);
    const unknown = await server.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${'0'.repeat(32)}"><script>` });
    expect([unknown.statusCode, unknown.body]).toEqual([200, ended.body]);
    // Who comes back gets a letter again.
    await send('en');
    expect((await mailsTo(server, 'reader@example.org')).map(({ subject }) => subject)).toEqual([
      'You will hear from us',
      'Vous recevrez nos nouvelles',
    ]);
  });

  test('who has unsubscribed before the letter was written gets none', async () => {
    await server.post(endpoints.send_email.path, { email: 'gone@example.org' });
    await server.services.database.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, 'gone@example.org'));
    await sendMails(server.services, null);
    expect(await mailsTo(server, 'gone@example.org')).toEqual([]);
  });

  test('what is no e-mail is refused', async () => {
    for (const email of ['', 'ada', 'ada@example.org\r\nBcc: all@example.org', null]) {
      expect((await server.post(endpoints.send_email.path, { email })).status).toBe(400);
    }
  });

  test('an address that sends too many is asked to wait', async () => {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await server.post(endpoints.send_email.path, { email: `reader${turn}@example.org` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
