import { endpoints } from '../../../../contract/endpoints.ts';
import { isPhoneKept } from '../../../../domain/kept-phone.ts';
import { readPhone } from '../../../../domain/phone.ts';
import { brokenConstraint } from '../../../database/database.ts';
import { answer, refuse } from '../../../call/answer.ts';
import { serve } from '../../../http/serve.ts';
import { foldEmail, updateCustomer } from '../../../repositories/customers.ts';
import { endEverySession } from '../../../services/account/end-every-session.ts';
import { presentStoredUser } from '../../../services/present/user.ts';
import { hashPassword, isPassword } from '../../../secrets/passwords.ts';
import { newSession } from '../../../services/account/open-session.ts';

const WRONG_PASSWORDS = { count: 10, seconds: 900 };

/**
 * Changes what an account knows of its customer (specification 2, section 2.5). A new e-mail, phone or password needs
 * the old password and ends every other session; this one goes on under a new token.
 */
export const update = serve(endpoints.update, async (body, call) => {
  const { customer } = call;
  const phone = readPhone(body.phone, customer.phoneCode);
  if (!isPhoneKept(phone)) return refuse(1004);
  const oldPassword = body.old_password ?? '';
  const newPassword = body.new_password ?? '';
  const opensOtherwise = newPassword !== '' || foldEmail(body.email) !== customer.emailFolded || phone.digits !== customer.phone || phone.code !== customer.phoneCode;
  if (opensOtherwise || oldPassword !== '') {
    const tries = `password-of:${customer.id}`;
    if ((await call.limits.take(tries, WRONG_PASSWORDS)) !== null) {
      call.note('limit_hit');
      return refuse(1004);
    }
    if (!(await isPassword(oldPassword, customer.passwordHash))) {
      call.note('password_refused');
      return refuse(512);
    }
    await call.limits.giveBack(tries);
  }
  const change = {
    firstName: body.first_name, lastName: body.last_name, email: body.email, emailFolded: foldEmail(body.email), phone: phone.digits, phoneCode: phone.code,
    ...(foldEmail(body.email) === customer.emailFolded ? {} : { emailConfirmedAt: null }),
    ...(newPassword === '' ? {} : { passwordHash: await hashPassword(newPassword, call.passwordCost) }),
  };
  try {
    const updated = await call.database.transaction(async (transaction) => {
      const changed = await updateCustomer(transaction, customer, change);
      if (!changed) return null;
      if (!opensOtherwise) return { customer: changed, token: body.server_token ?? '' };
      await endEverySession({ ...call, database: transaction }, customer);
      return { customer: changed, token: await newSession(transaction, customer.id, call.now()) };
    });
    if (!updated) return refuse(1004);
    if (newPassword !== '') call.note('password_changed');
    if (change.emailFolded !== customer.emailFolded) call.note('email_changed');
    if (change.phone !== customer.phone || change.phoneCode !== customer.phoneCode) call.note('phone_changed');
    if (opensOtherwise) call.note('every_session_ended');
    return answer({ user: await presentStoredUser(call.database, updated.customer, updated.token) }, 103);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'customers_email') return refuse(502);
    if (constraint === 'customers_phone') return refuse(503);
    throw error;
  }
}, { count: 60, seconds: 900 });
