import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { newsletterReaders } from '#server/database/schema/newsletter.ts';
import { keepHouse } from '#server/housekeeping.ts';
import { DAY, RETENTION } from '#server/retention.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { askMail } from '#server/repositories/mails.ts';
import { newId } from '#server/secrets/ids.ts';
import { wantNewsletter } from '#server/services/contact/want-newsletter.ts';
import { describeServer, NOON } from '../test-server.ts';
import { mailsTo } from '../customer.ts';

describeServer('the newsletter', { rateLimitFactor: 2 }, (server) => {
  test('an e-mail is put on the list once, whatever its case, and nobody learns that it was there', async () => {
    const send = (email: string, language: string) => server.post(endpoints.send_email.path, { email }, { 'accept-language': language });
    const [first, second] = [await send(' Ada@Example.org ', 'en'), await send('ada@example.org', 'fr')];
    expect(first.json).toMatchObject({ success: true, message: 5001 });
    expect(second.json).toEqual(first.json);
    expect(await server.services.database.select().from(newsletterReaders)).toMatchObject([
      { emailFolded: 'ada@example.org', language: 'fr' },
    ]);
  });

  /** The path of the link in the newest e-mail that asks an address; '' where none came. */
  const question = async (email: string) =>
    (await mailsTo(server, email))
      .map(({ words }) => /http:\/\/storefront\.test(\/newsletter\/confirm\S+)/.exec(words)?.[1])
      .find(Boolean) ?? '';
  const sayYes = (path: string) =>
    server.app.inject({
      method: 'POST',
      url: '/newsletter/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: path.split('?')[1] ?? '',
    });
  const readers = async (email: string) =>
    (await server.services.database.select().from(newsletterReaders)).filter(({ emailFolded }) => emailFolded === email);

  test('whose address was put down is asked, and hears nothing more until a person presses', async () => {
    const email = 'asked@example.org';
    await server.post(endpoints.send_email.path, { email: 'Asked@example.org' }, { 'accept-language': 'fr' });
    const [asked, ...more] = await mailsTo(server, email);
    expect([asked?.subject, asked?.unsubscribeUrl, more]).toEqual(['Confirmez votre inscription à la newsletter', null, []]);
    const path = await question(email);
    expect(path).toMatch(/^\/newsletter\/confirm\?token=[0-9a-f]{32}$/);
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await server.app.inject({ url: path, headers: { 'accept-language': 'fr' } });
      expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
      expect(page.body).toContain('S’abonner');
    }
    expect([await mailsTo(server, email), await readers(email)]).toMatchObject([{ length: 1 }, [{ confirmedAt: null, welcomedAt: null }]]);
    const [first, second] = [await sayYes(path), await sayYes(path)];
    expect([first.statusCode, first.body]).toEqual([200, expect.stringContaining('You’re subscribed')]);
    expect(second.body).toEqual(first.body);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Inscription confirmée', asked?.subject]);
    // A reader is not asked again.
    await server.post(endpoints.send_email.path, { email });
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  test('a link of seven days ago, a wrong one and none at all make nobody a reader; who never says yes is forgotten', async () => {
    const email = 'late@example.org';
    await server.post(endpoints.send_email.path, { email });
    const path = await question(email);
    server.setNow(NOON + RETENTION.newsletterAsked);
    for (const wrong of [path, '/newsletter/confirm?token=0', '/newsletter/confirm?token="><script>', ''])
      expect((await sayYes(wrong)).body).toContain('has expired');
    expect(await readers(email)).toMatchObject([{ confirmedAt: null }]);
    server.setNow(NOON + RETENTION.newsletterAsked + 1);
    await keepHouse(server.services);
    expect([await readers(email), (await readers('asked@example.org')).length]).toEqual([[], 1]);
    server.setNow(NOON);
  });

  test('an address is asked three times a day at most, whoever puts it down', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await wantNewsletter({ ...server.services, language: 'en' }, 'often@example.org');
      await sendMails(server.services, null);
    }
    expect(await mailsTo(server, 'often@example.org')).toHaveLength(3);
  });

  test('no letter is written to who has not said yes, whoever asks for it', async () => {
    const recipient = 'silent@example.org';
    await wantNewsletter({ ...server.services, language: 'en' }, recipient);
    await askMail(server.services.database, { id: newId(NOON), kind: 'newsletter', recipient, language: 'en', at: NOON });
    expect((await mailsTo(server, recipient)).map(({ subject }) => subject)).toEqual(['Confirm your newsletter subscription']);
    expect(await readers(recipient)).toMatchObject([{ welcomedAt: null }]);
  });

  test('who had their first letter before anybody was asked stays a reader', async () => {
    await server.services.database
      .insert(newsletterReaders)
      .values({ emailFolded: 'early@example.org', language: 'en', createdAt: NOON - 90 * DAY, welcomedAt: NOON - 90 * DAY });
    await keepHouse(server.services);
    await wantNewsletter({ ...server.services, language: 'en' }, 'early@example.org');
    expect([await mailsTo(server, 'early@example.org'), (await readers('early@example.org')).length]).toEqual([[], 1]);
  });

  test('the first letter says how it ends, in the reader’s language and once; one press ends it', async () => {
    const send = (language: string) =>
      server.post(endpoints.send_email.path, { email: 'reader@example.org' }, { 'accept-language': language });
    await send('fr');
    await sayYes(await question('reader@example.org'));
    const [letter] = await mailsTo(server, 'reader@example.org');
    expect(letter?.subject).toBe('Inscription confirmée');
    const link = letter?.unsubscribeUrl ?? '';
    expect(link).toMatch(/^http:\/\/storefront\.test\/newsletter\/unsubscribe\?token=[0-9a-f]{32}$/);
    expect(letter?.words).toContain(link);
    const path = link.slice('http://storefront.test'.length);
    const page = await server.app.inject({ url: path, headers: { 'accept-language': 'fr' } });
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    expect(page.body).toContain(`<html lang="fr">`);
    expect(page.body).toContain('Se désabonner');
    expect(await readers('reader@example.org')).toHaveLength(1);
    const ended = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([ended.statusCode, ended.body]).toEqual([200, expect.stringContaining('removed your address from the list')]);
    expect(await readers('reader@example.org')).toEqual([]);
    const unknown = await server.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${'0'.repeat(32)}"><script>` });
    expect([unknown.statusCode, unknown.body]).toEqual([200, ended.body]);
    // Who comes back is asked again, and gets a letter again.
    await send('en');
    await sayYes(await question('reader@example.org'));
    expect((await mailsTo(server, 'reader@example.org')).map(({ subject }) => subject)).toEqual([
      'You’re subscribed',
      'Confirm your newsletter subscription',
      'Inscription confirmée',
      'Confirmez votre inscription à la newsletter',
    ]);
  });

  test('who has unsubscribed before the letter was written gets none', async () => {
    await server.post(endpoints.send_email.path, { email: 'gone@example.org' });
    await server.services.database.delete(newsletterReaders).where(eq(newsletterReaders.emailFolded, 'gone@example.org'));
    await sendMails(server.services, null);
    expect(await mailsTo(server, 'gone@example.org')).toEqual([]);
  });
});
