import { endpoints } from '#contract/endpoints.ts';
import { splitEmailToken } from '#domain/email-token.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { confirmEmail, foldEmail, setPasswordHash } from '#server/repositories/customers.ts';
import { askMail } from '#server/repositories/mails.ts';
import { isPasswordResetLive, usePasswordReset } from '#server/repositories/password-resets.ts';
import { noteDevice } from '#server/repositories/sign-in-devices.ts';
import { endEverySession } from '#server/services/account/end-every-session.ts';
import { deviceHashOf, hashSecret } from '#server/secrets/secrets.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { newId } from '#server/secrets/ids.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

const PER_ADDRESS = { count: 10, seconds: 3_600, exact: true } as const;
const PER_EMAIL = { count: 3, seconds: 3_600, exact: true } as const;
const TOKENS = { count: 30, seconds: 900, exact: true } as const;

/**
 * Notes that somebody wants a new password. Whether the address has an account is only looked up after the answer,
 * which is therefore the same, and takes as long, for every address.
 */
export const forgotPassword = serve(endpoints.forgot_password, PER_ADDRESS, async (body, call) => {
  const recipient = foldEmail(body.email);
  const tooOften = await call.limits.take(`forgot-as:${hashSecret(recipient)}`, PER_EMAIL);
  call.note(tooOften === null ? 'password_reset_asked' : 'limit_hit');
  if (tooOften === null) {
    const at = call.now();
    await askMail(call.database, { id: newId(at), kind: 'password_reset', recipient, language: call.language, at });
  }
  return answer({});
});

const secretOf = (token: string, now: number) => {
  const split = splitEmailToken(token);
  return split && { secretHash: hashSecret(split.secret), customerId: split.id, now };
};

export const checkDetail = serve(endpoints.check_detail, TOKENS, async (body, call) => {
  const secret = secretOf(body.token, call.now());
  return secret && (await isPasswordResetLive(call.database, secret)) ? answer({}) : refuse(542);
});

export const newPassword = serve(endpoints.new_password, TOKENS, async (body, call) => {
  const secret = secretOf(body.token, call.now());
  if (!secret || !(await isPasswordResetLive(call.database, secret))) {
    call.note('password_reset_refused');
    return refuse(542);
  }
  const passwordHash = await hashPassword(body.password, call.passwordCost);
  const customer = await inTransaction(call.database, async (transaction) => {
    if (!(await usePasswordReset(transaction, secret))) return null;
    const changed = await setPasswordHash(transaction, secret.customerId, passwordHash);
    if (changed) {
      await endEverySession({ ...call, database: transaction }, changed);
      // The link came by e-mail.
      await confirmEmail(transaction, { customerId: changed.id, emailFolded: changed.emailFolded, at: call.now() });
      // Whoever has the e-mail signs in from here, whatever others tried meanwhile.
      const deviceHash = deviceHashOf(body.device_token);
      if (deviceHash !== null) await noteDevice(transaction, { customerId: changed.id, deviceHash }, call.now());
    }
    return changed;
  });
  if (!customer) return refuse(542);
  call.note('password_changed', { customer: customer.id });
  call.note('every_session_ended', { customer: customer.id });
  return answer({});
});
