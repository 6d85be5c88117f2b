import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mails } from '#server/database/schema/mails.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import { smtpDelivery } from '#server/mail/smtp.ts';
import { takeReader } from '#server/services/contact/want-newsletter.ts';
import { NOON, startTestServer, type TestServer } from '../test-server.ts';

/** An SMTP server of few words: takes every e-mail, unless it is told to be busy. */
async function startSmtp() {
  const taken: string[] = [];
  let busy = false;
  const talk = (socket: Socket) => {
    let message: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (message && line === '.') {
        taken.push(message.join('\r\n'));
        message = null;
        return say('250 taken');
      }
      if (message) return message.push(line) > 0;
      if (line.startsWith('MAIL') && busy) return say('451 later');
      if (line === 'DATA') {
        message = [];
        return say('354 go on');
      }
      if (line === 'QUIT') return socket.end('221 bye\r\n');
      return say('250 fine');
    };
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 test');
  };
  const server = createServer(talk);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    taken,
    setBusy: (next: boolean) => {
      busy = next;
    },
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  [server, smtp] = await Promise.all([startTestServer('postgres'), startSmtp()]);
});
afterAll(async () => {
  smtp.close();
  await server.close();
});
const states = async () => (await server.open.database.select().from(mails)).map(({ state, words }) => [state, words === '']);

test('an SMTP server gets the e-mail; what it does not take is tried again; once it is sent its words are gone', async () => {
  const deliver = await smtpDelivery({ url: smtp.url, from: 'Escale <hello@example.org>' });
  await server.expectSuccess(endpoints.forgot_password, { email: 'LEA@example.org' });
  smtp.setBusy(true);
  await expect(sendMails(server.services, deliver)).rejects.toThrow('not sent');
  expect([smtp.taken.length, await states()]).toEqual([0, [['ready', false]]]);
  smtp.setBusy(false);
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(0);
  server.setNow(NOON + 6 * 60_000);
  await Promise.all([sendMails(server.services, deliver), sendMails(server.services, deliver)]);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toMatch(/^From: Escale <hello@example.org>/m);
  expect(smtp.taken[0]).toMatch(/^To: lea@example.org/m);
  expect(smtp.taken[0]).toContain('Subject: Choose a new password');
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
  expect(smtp.taken[0]).not.toContain('List-Unsubscribe');
  const token =
    /confirm\?token=3D([0-9a-f=\r\n]+)/
      .exec(smtp.taken.splice(0)[0] ?? '')?.[1]
      ?.replaceAll(/[^0-9a-f]/g, '')
      .slice(0, 32) ?? '';
  expect(await takeReader(server.services, token)).toBe(true);
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toMatch(/^List-Unsubscribe:(?:\r\n)? <http:\/\/storefront\.test\/newsletter\/unsubscribe\?token=[0-9a-f]{32}>\r$/m);
  expect(smtp.taken[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect((await server.open.database.select().from(mails)).map(({ words, unsubscribeUrl }) => [words, unsubscribeUrl]).at(-1)).toEqual([
    '',
    null,
  ]);
  await server.expectSuccess(endpoints.forgot_password, { email: 'noah@example.org' });
  await sendMails(server.services, deliver);
  expect(smtp.taken).toHaveLength(2);
  expect(smtp.taken[1]).not.toContain('List-Unsubscribe');
});
