import type { Call } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import { RETENTION } from '#server/retention.ts';
import { foldEmail } from '#server/repositories/customers.ts';
import { askMail } from '#server/repositories/mails.ts';
import { confirmReader, isReader, putDown } from '#server/repositories/newsletter.ts';
import { newId } from '#server/secrets/ids.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

/**
 * Puts an address down for the newsletter and asks for the e-mail that asks it. Whether it is a reader already is only
 * looked at after the answer, which takes as long for every address.
 */
export async function wantNewsletter(
  { database, language, now }: Pick<Call, 'database' | 'language' | 'now'>,
  email: string,
): Promise<void> {
  const at = now();
  await putDown(database, { email, language, now: at });
  await askMail(database, { id: newId(at), kind: 'newsletter_asked', recipient: foldEmail(email), language, at });
}

/** Takes the token of that e-mail, and asks for the first letter. @returns whether its address reads the newsletter now */
export async function takeReader({ database, now }: Pick<Services, 'database' | 'now'>, token: string): Promise<boolean> {
  const at = now();
  return inTransaction(database, async (transaction) => {
    const reader = await confirmReader(transaction, { token, since: at - RETENTION.newsletterAsked, now: at });
    if (!reader) return isReader(transaction, token);
    await askMail(transaction, { id: newId(at), kind: 'newsletter', recipient: reader.emailFolded, language: reader.language, at });
    return true;
  });
}
