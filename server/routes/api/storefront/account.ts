import { endpoints } from '#contract/endpoints.ts';
import { toMinor } from '#domain/money.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { deviceHashOf } from '#server/secrets/secrets.ts';
import { isPassword, mustHaveRoomForPassword } from '#server/secrets/passwords.ts';
import { deleteAccount } from '#server/services/account/delete-account.ts';
import { exportAccount } from '#server/services/account/export-account.ts';
import { beginTry } from '#server/services/account/sign-in-tries.ts';

/** Everything that is kept of the customer; all of it is read, so that it is asked for seldom. */
export const exportAccountCall = serve(endpoints.export_account, { count: 12, seconds: 3_600, exact: true }, async (_body, call) => {
  const account = await exportAccount(call);
  call.note('account_exported');
  return answer({ account });
});

/** Deletes the account; tries of its password are counted together with those to sign in. */
export const deleteAccountCall = serve(endpoints.delete_account, { count: 30, seconds: 900, exact: true }, async (body, call) => {
  mustHaveRoomForPassword();
  const { id, passwordHash } = call.customer;
  const begun = await beginTry(call, { account: id, customerId: id, deviceHash: deviceHashOf(body.device_token) });
  if (!begun) {
    call.note('limit_hit');
    return refuse(511);
  }
  if (!(await isPassword(body.password, passwordHash))) {
    call.note('password_refused');
    return refuse(512);
  }
  await begun.succeeded();
  const refused = await deleteAccount(call, toMinor(body.wallet_given_up));
  if (refused) return refused;
  call.note('account_deleted');
  call.note('every_session_ended');
  return answer({});
});
