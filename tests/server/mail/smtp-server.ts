import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A certificate for localhost that no authority signed, and its key, which everybody may know. */
export const CERTIFICATE = readFileSync('tests/server/mail/localhost.pem', 'utf8');

type Taken = { readonly words: string; readonly secure: boolean };
/** What the server says to a recipient: nothing to take them. */
type Answer = { readonly code: number; readonly words: string } | null;

const refusal = ({ code, words }: NonNullable<Answer>) => Object.assign(new Error(words), { responseCode: code });

/** An SMTP server that takes every e-mail, unless it is told otherwise. `hasTls`: it offers STARTTLS, and takes nothing without it. */
export async function startSmtp({ hasTls = false } = {}) {
  const taken: Taken[] = [];
  const says: { recipient: Answer; beforeTaking: (take: () => void) => void } = { recipient: null, beforeTaking: (take) => take() };
  const server = new SMTPServer({
    key: CERTIFICATE,
    cert: CERTIFICATE,
    authOptional: true,
    hideSTARTTLS: !hasTls,
    onMailFrom: (_address, session: SMTPServerSession, done) =>
      done(hasTls && !session.secure ? refusal({ code: 530, words: 'Must issue a STARTTLS command first' }) : null),
    onRcptTo: (_address, _session, done) => done(says.recipient && refusal(says.recipient)),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () =>
        says.beforeTaking(() => {
          taken.push({ words: Buffer.concat(pieces).toString(), secure: session.secure });
          done();
        }),
      );
    },
  });
  // Whoever gives up on a slow server, or does not trust it, leaves in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    taken,
    says,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
      }),
  };
}
