import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { exportAccount } from '#server/services/account/export-account.ts';

/** Everything that is kept of the customer; all of it is read, so that it is asked for seldom. */
export const exportAccountCall = serve(
  endpoints.export_account,
  async (_body, call) => {
    const account = await exportAccount(call);
    call.note('account_exported');
    return answer({ account });
  },
  { count: 12, seconds: 3_600 },
);
