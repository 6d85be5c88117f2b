import type { Mail } from '../repositories/mails.ts';

/** The SMTP server takes nothing for a recipient, now or later. */
export class RecipientRefused extends Error {}

/** Hands an e-mail to whoever brings it. @throws RecipientRefused, or Error where it was not taken and may be later */
export type Deliver = (mail: Pick<Mail, 'recipient' | 'subject' | 'words' | 'html' | 'unsubscribeUrl'>) => Promise<void>;

/** How long each answer is waited for, milliseconds. */
const PATIENCE = 15_000;

/** A recipient that is refused for good (RFC 5321: 5xx). */
const isRefusal = (error: unknown): boolean => {
  const { command, responseCode } = error as { readonly command?: string; readonly responseCode?: number };
  return command === 'RCPT TO' && (responseCode ?? 0) >= 500;
};

/** Delivery over an SMTP server: `url` like `smtp://user:password@host:587`, `from` like `Quay <hello@example.org>`. */
export async function smtpDelivery({
  url,
  from,
  patience = PATIENCE,
}: {
  readonly url: string;
  readonly from: string;
  readonly patience?: number;
}): Promise<Deliver> {
  // Loaded only where it is used: most servers on a desk have no SMTP server.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  return async ({ recipient, subject, words, html, unsubscribeUrl }) => {
    // One press in the reader's own program is enough (RFC 8058).
    const unsubscribing =
      unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const sent = transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: words,
      ...(html === null ? {} : { html }),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing },
    });
    await sent.catch((error: Error) => {
      throw isRefusal(error) ? new RecipientRefused(error.message, { cause: error }) : error;
    });
  };
}
