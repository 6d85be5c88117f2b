import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { setUsesWallet } from '#server/repositories/customers.ts';

export const changeUserWalletStatus = serve(endpoints.change_user_wallet_status, CHANGING, async (body, call) => {
  await setUsesWallet(call.database, call.customer.id, body.is_use_wallet);
  return answer({ is_use_wallet: body.is_use_wallet });
});
