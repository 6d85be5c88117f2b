import type { Call } from '#server/call/call.ts';
import type { Customer } from '#server/repositories/customers.ts';
import { written } from '#server/mail/letter.ts';
import { accountChangedLetter } from '#server/mail/mail-texts.ts';
import { insertMail } from '#server/repositories/mails.ts';
import { endPasswordResets } from '#server/repositories/password-resets.ts';
import { deleteSessionsOf } from '#server/repositories/sessions.ts';
import { deleteDevicesOf } from '#server/repositories/sign-in-devices.ts';
import { newId } from '#server/secrets/ids.ts';

/**
 * After a change of password, e-mail or phone: no session and no link of an e-mail that was there before works any
 * more, no device is known any more, and the customer gets a letter at the address that the account had until then.
 */
export async function endEverySession(
  { database, now, language: spoken, brand, siteUrl }: Pick<Call, 'database' | 'now' | 'language' | 'brand' | 'siteUrl'>,
  before: Customer,
): Promise<void> {
  const instant = now();
  const language = before.language ?? spoken;
  await deleteSessionsOf(database, before.id);
  await deleteDevicesOf(database, before.id);
  await endPasswordResets(database, before.id, instant);
  await insertMail(database, {
    id: newId(instant),
    kind: 'account_changed',
    state: 'ready',
    recipient: before.email,
    language,
    attempts: 0,
    dueAt: instant,
    createdAt: instant,
    ...written(language, accountChangedLetter(language, { firstName: before.firstName, link: `${siteUrl}/?dialog=forgotPassword` }), {
      brand,
      siteUrl,
    }),
  });
}
