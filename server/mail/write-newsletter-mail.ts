import type { Services } from '../call/services.ts';
import { DAY } from '../retention.ts';
import { countWritten, deleteMail, updateMail, type Mail } from '../repositories/mails.ts';
import { tokenToConfirm, welcomeReader } from '../repositories/newsletter.ts';
import { written } from './letter.ts';
import { newsletterQuestion, newsletterWelcome } from './mail-texts.ts';
import { CONFIRM_READER_PATH, UNSUBSCRIBE_PATH } from './newsletter-paths.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** So often an address is asked in a day, whoever puts it down. */
const ASKED_A_DAY = 3;

export async function writeNewsletterQuestion({ database, now, brand, siteUrl }: Services, mail: Mail): Promise<void> {
  const { kind, recipient } = mail;
  const token = await tokenToConfirm(database, recipient);
  const isAskedEnough = (await countWritten(database, { kind, recipient, since: now() - DAY })) >= ASKED_A_DAY;
  if (token === null || isAskedEnough) return deleteMail(database, mail.id);
  await updateMail(database, mail.id, {
    ...written(mail.language, newsletterQuestion(mail.language, { link: `${siteUrl}${CONFIRM_READER_PATH}?token=${token}` }), {
      brand,
      siteUrl,
    }),
    state: 'ready',
    attempts: 0,
    dueAt: now(),
  });
}

export async function writeFirstLetter({ database, now, brand, siteUrl }: Services, mail: Mail): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const welcomed = await welcomeReader(transaction, mail.recipient, now());
    if (!welcomed) return deleteMail(transaction, mail.id);
    const unsubscribeUrl = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${welcomed.token}`;
    await updateMail(transaction, mail.id, {
      ...written(mail.language, newsletterWelcome(mail.language, { siteUrl, unsubscribeUrl }), { brand, siteUrl }),
      unsubscribeUrl,
      state: 'ready',
      attempts: 0,
      dueAt: now(),
    });
  });
}
