import { readableMails } from '#server/repositories/mails.ts';
import { sendMails } from '#server/mail/send-mails.ts';
import type { TestServer } from './test-server.ts';

export async function mailsTo({ services, open }: TestServer, address: string) {
  await sendMails(services, null);
  return (await readableMails(open.database)).filter(({ recipient }) => recipient.toLowerCase() === address.toLowerCase());
}

/** The token of the newest link that sets a new password. @throws Error when no such e-mail came */
export async function mailedToken(server: TestServer, address: string): Promise<string> {
  const token = (await mailsTo(server, address))
    .map(({ words }) => /\/new-password#(\S+)/.exec(words)?.[1])
    .find((found) => found !== undefined);
  if (!token) throw new Error(`no e-mail with a link came to ${address}`);
  return token;
}
