import { splitEmailToken, weaveEmailToken } from '#domain/email-token.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Services } from '#server/call/services.ts';
import { written } from '#server/mail/letter.ts';
import { emailConfirmationLetter } from '#server/mail/mail-texts.ts';
import { confirmEmail } from '#server/repositories/customers.ts';
import { countConfirmations, findConfirmation, insertConfirmation } from '#server/repositories/email-confirmations.ts';
import { insertMail } from '#server/repositories/mails.ts';
import { hashSecret, newEmailSecret } from '#server/secrets/secrets.ts';
import { newId } from '#server/secrets/ids.ts';

const VALID_FOR = 86_400_000;
const MAILS_AN_HOUR = 3;
const HOUR = 3_600_000;

export const CONFIRM_EMAIL_PATH = '/confirm-email';

/** Sends a customer the link that proves their e-mail address; a few times an hour at most. */
export async function askToConfirmEmail({ database, customer, now, language: spoken, brand, siteUrl }: CustomerCall): Promise<void> {
  const at = now();
  if ((await countConfirmations(database, customer.id, at + VALID_FOR - HOUR)) >= MAILS_AN_HOUR) return;
  const language = customer.language ?? spoken;
  const secret = newEmailSecret();
  await insertConfirmation(database, {
    secretHash: hashSecret(secret),
    customerId: customer.id,
    emailFolded: customer.emailFolded,
    expiresAt: at + VALID_FOR,
  });
  const link = `${siteUrl}${CONFIRM_EMAIL_PATH}?token=${weaveEmailToken({ madeAt: at, secret, id: customer.id })}`;
  await insertMail(database, {
    id: newId(at),
    kind: 'email_confirmation',
    state: 'ready',
    recipient: customer.email,
    language,
    attempts: 0,
    dueAt: at,
    createdAt: at,
    ...written(language, emailConfirmationLetter(language, { firstName: customer.firstName, link }), { brand, siteUrl }),
  });
}

/** Takes the token of such a link. @returns whether the address is proved now */
export async function takeConfirmation({ database, now }: Pick<Services, 'database' | 'now'>, token: string): Promise<boolean> {
  const split = splitEmailToken(token);
  const found = split && (await findConfirmation(database, { secretHash: hashSecret(split.secret), customerId: split.id, now: now() }));
  return found ? confirmEmail(database, { customerId: found.customerId, emailFolded: found.emailFolded, at: now() }) : false;
}
