import type { Services } from '../call/services.ts';
import { DAY } from '../retention.ts';
import { findLead } from '../repositories/leads.ts';
import { countWritten, deleteMail, updateMail, type Mail } from '../repositories/mails.ts';
import { leadTakenLetter, leadNoticeLetter } from './lead-texts.ts';
import { written } from './letter.ts';

/** So many thanks an address gets in a day, whoever writes in its name. */
const THANKS_A_DAY = 3;

/** Writes an e-mail about somebody who wants to work with the marketplace, from their row; where that is gone there is none. */
export async function writeLeadMail({ database, now, brand, siteUrl }: Services, mail: Mail): Promise<void> {
  const lead = mail.leadId === null ? null : await findLead(database, mail.leadId);
  if (!lead) return deleteMail(database, mail.id);
  const { kind, recipient } = mail;
  if (kind === 'lead_taken' && (await countWritten(database, { kind, recipient, since: now() - DAY })) >= THANKS_A_DAY)
    return deleteMail(database, mail.id);
  await updateMail(database, mail.id, {
    ...written(mail.language, kind === 'lead_taken' ? leadTakenLetter(mail.language, lead) : leadNoticeLetter(mail.language, lead), {
      brand,
      siteUrl,
    }),
    state: 'ready',
    attempts: 0,
    dueAt: now(),
  });
}
