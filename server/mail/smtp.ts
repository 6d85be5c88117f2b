import type { Mail } from '../repositories/mails.ts';

/** Hands an e-mail to whoever brings it. @throws when it was not taken */
export type Deliver = (mail: Pick<Mail, 'recipient' | 'subject' | 'words' | 'html' | 'unsubscribeUrl'>) => Promise<void>;

const PATIENCE = 15_000;

/** Delivery over an SMTP server: `url` like `smtp://user:password@host:587`, `from` like `Quay <hello@example.org>`. */
export async function smtpDelivery({ url, from }: { readonly url: string; readonly from: string }): Promise<Deliver> {
  // Brought only where it is used: most servers on a desk have no SMTP server.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE });
  return async ({ recipient, subject, words, html, unsubscribeUrl }) => {
    // One press in the reader's own program is enough (RFC 8058).
    const unsubscribing =
      unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: words,
      ...(html === null ? {} : { html }),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing },
    });
  };
}
