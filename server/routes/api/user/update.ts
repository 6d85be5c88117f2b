import { endpoints } from '#contract/endpoints.ts';
import { isValidPhone } from '#domain/valid-phone.ts';
import { readPhone } from '#domain/phone.ts';
import { brokenConstraint } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { answer, refuse, type Refused } from '#server/call/answer.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { serve } from '#server/http/serve.ts';
import { foldEmail, updateCustomer, type Customer } from '#server/repositories/customers.ts';
import { endEverySession } from '#server/services/account/end-every-session.ts';
import { presentStoredUser } from '#server/services/present/user.ts';
import { hashPassword, isPassword } from '#server/secrets/passwords.ts';
import { newSession } from '#server/services/account/open-session.ts';

const WRONG_PASSWORDS = { count: 10, seconds: 900, exact: true } as const;

type Changed = 'password' | 'email' | 'phone';
const NOTES = { password: 'password_changed', email: 'email_changed', phone: 'phone_changed' } as const;

function changedWays(
  { customer }: CustomerCall,
  { emailFolded, phone, phoneCode }: Pick<Customer, 'emailFolded' | 'phone' | 'phoneCode'>,
  newPassword: string,
): Changed[] {
  const changed: readonly (readonly [Changed, boolean])[] = [
    ['password', newPassword !== ''],
    ['email', emailFolded !== customer.emailFolded],
    ['phone', phone !== customer.phone || phoneCode !== customer.phoneCode],
  ];
  return changed.flatMap(([way, isOther]) => (isOther ? [way] : []));
}

/** Why the old password opens nothing, or null; wrong ones are counted. */
async function whyNotOpened({ customer, limits, note }: CustomerCall, oldPassword: string): Promise<Refused<never> | null> {
  const tries = `password-of:${customer.id}`;
  if ((await limits.take(tries, WRONG_PASSWORDS)) !== null) {
    note('limit_hit');
    return refuse(1004);
  }
  if (!(await isPassword(oldPassword, customer.passwordHash))) {
    note('password_refused');
    return refuse(512);
  }
  await limits.giveBack(tries);
  return null;
}

/** Somebody else's e-mail or phone, as a refusal; @throws whatever else went wrong */
function refuseTaken(error: unknown): Refused<never> {
  const constraint = brokenConstraint(error);
  if (constraint === 'customers_email') return refuse(502);
  if (constraint === 'customers_phone') return refuse(503);
  throw error;
}

/**
 * Changes what an account knows of its customer (specification 2, section 2.5). A new e-mail, phone or password needs
 * the old password and ends every other session; this one goes on under a new token.
 */
export const update = serve(endpoints.update, { count: 60, seconds: 900 }, async (body, call) => {
  const { customer } = call;
  const phone = readPhone(body.phone, customer.phoneCode);
  if (!isValidPhone(phone)) return refuse(1004);
  const oldPassword = body.old_password ?? '';
  const newPassword = body.new_password ?? '';
  const known = {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    emailFolded: foldEmail(body.email),
    phone: phone.digits,
    phoneCode: phone.code,
  };
  const ways = changedWays(call, known, newPassword);
  const notOpened = ways.length > 0 || oldPassword !== '' ? await whyNotOpened(call, oldPassword) : null;
  if (notOpened) return notOpened;
  const change = {
    ...known,
    ...(ways.includes('email') ? { emailConfirmedAt: null, wantsNews: false } : {}),
    ...(ways.includes('password') ? { passwordHash: await hashPassword(newPassword, call.passwordCost) } : {}),
  };
  try {
    const updated = await inTransaction(call.database, async (transaction) => {
      const changed = await updateCustomer(transaction, customer, change);
      if (!changed) return null;
      if (ways.length === 0) return { customer: changed, token: body.server_token ?? '' };
      await endEverySession({ ...call, database: transaction }, customer);
      return { customer: changed, token: await newSession({ ...call, database: transaction }, customer.id) };
    });
    if (!updated) return refuse(1004);
    for (const way of ways) call.note(NOTES[way]);
    if (ways.length > 0) call.note('every_session_ended');
    return answer({ user: await presentStoredUser(call.database, updated.customer, updated.token) });
  } catch (error) {
    return refuseTaken(error);
  }
});
