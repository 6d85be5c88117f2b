import { weaveEmailToken } from '#domain/email-token.ts';
import type { Services } from '../call/services.ts';
import { findCustomerByEmail } from '../repositories/customers.ts';
import type { MailKind } from '../database/schema/mails.ts';
import { deleteMail, takeMail, updateMail, type Mail } from '../repositories/mails.ts';
import { noteLeadMailed } from '../repositories/leads.ts';
import { insertPasswordReset } from '../repositories/password-resets.ts';
import { hashSecret, newEmailSecret } from '../secrets/secrets.ts';
import { written } from './letter.ts';
import { passwordResetLetter } from './mail-texts.ts';
import { writeLeadMail } from './write-lead-mail.ts';
import { writeFirstLetter, writeNewsletterQuestion } from './write-newsletter-mail.ts';
import { writeOrderMail } from './write-order-mail.ts';
import { RecipientRefused, type Deliver } from './smtp.ts';
import { inTransaction } from '../database/in-transaction.ts';

const MINUTE = 60_000;
const RESET_VALID_FOR = 60 * MINUTE;
/** So many of each state are worked on in one round at most. */
const AT_ONCE = 20;
/** How long one process may work on an e-mail before another takes it over. */
const CLAIMED_FOR = 2 * MINUTE;
/** News older than this is no news: what waited while there was no SMTP server is not sent when there is one. */
const WORTH_SENDING_FOR = 24 * 60 * MINUTE;
const BACK_OFF = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE] as const;

/** What is over keeps nothing that a letter said. */
const WORDLESS = { words: '', html: null, unsubscribeUrl: null };

/** The page that sets a new password. The token stands behind #, which no server, log or referrer ever sees. */
const resetLink = (siteUrl: string, token: string) => `${siteUrl}/new-password#${token}`;

async function writeReset({ database, now, brand, siteUrl }: Services, mail: Mail): Promise<void> {
  const customer = await findCustomerByEmail(database, mail.recipient);
  if (!customer) return deleteMail(database, mail.id);
  const madeAt = now();
  const secret = newEmailSecret();
  const token = weaveEmailToken({ madeAt, secret, id: customer.id });
  const language = customer.language ?? mail.language;
  const letter = passwordResetLetter(language, { firstName: customer.firstName, link: resetLink(siteUrl, token) });
  await inTransaction(database, async (transaction) => {
    await insertPasswordReset(transaction, {
      secretHash: hashSecret(secret),
      customerId: customer.id,
      createdAt: madeAt,
      expiresAt: madeAt + RESET_VALID_FOR,
    });
    await updateMail(transaction, mail.id, {
      ...written(language, letter, { brand, siteUrl }),
      recipient: customer.email,
      state: 'ready',
      attempts: 0,
      dueAt: madeAt,
    });
  });
}

type Writer = (services: Services, mail: Mail) => Promise<void>;

const WRITERS: Readonly<Partial<Record<MailKind, Writer>>> = {
  password_reset: writeReset,
  newsletter_asked: writeNewsletterQuestion,
  newsletter: writeFirstLetter,
  lead_taken: writeLeadMail,
  lead_told: writeLeadMail,
  order_placed: writeOrderMail,
  order_ended: writeOrderMail,
  order_problem: writeOrderMail,
  order_problem_answered: writeOrderMail,
};

const writeAsked: Writer = (services, mail) => (WRITERS[mail.kind] ?? ((_, { id }) => deleteMail(services.database, id)))(services, mail);

async function deliverReady({ database, now }: Services, mail: Mail, deliver: Deliver): Promise<void> {
  if (now() - mail.createdAt > WORTH_SENDING_FOR) return updateMail(database, mail.id, { state: 'failed', ...WORDLESS });
  try {
    await deliver(mail);
    await updateMail(database, mail.id, { state: 'sent', ...WORDLESS });
    if (mail.kind === 'lead_told' && mail.leadId !== null) await noteLeadMailed(database, mail.leadId, now());
  } catch (error) {
    const wait = error instanceof RecipientRefused ? undefined : BACK_OFF[mail.attempts];
    await updateMail(database, mail.id, wait === undefined ? { state: 'failed', ...WORDLESS } : { dueAt: now() + wait });
    throw error;
  }
}

/**
 * Writes the e-mails that were asked for and delivers those that are written. Looking up whether an address has an
 * account happens here, after the call was answered, so that the answer takes as long for everybody. Without
 * `deliver` they stay, to be read in the local mailbox. Safe to run in many processes at once.
 * @throws AggregateError with what went wrong; each e-mail is tried again later
 */
export async function sendMails(services: Services, deliver: Deliver | null): Promise<void> {
  const { database, now } = services;
  const faults: unknown[] = [];
  const work = async (state: 'asked' | 'ready', on: (mail: Mail) => Promise<void>) => {
    for (let turn = 0; turn < AT_ONCE; turn += 1) {
      const mail = await takeMail(database, state, now(), now() + CLAIMED_FOR);
      if (!mail) break;
      try {
        await on(mail);
      } catch (error) {
        faults.push(error);
      }
    }
  };
  await work('asked', (mail) => writeAsked(services, mail));
  if (deliver) await work('ready', (mail) => deliverReady(services, mail, deliver));
  if (faults.length > 0) throw new AggregateError(faults, 'some e-mails were not sent');
}
