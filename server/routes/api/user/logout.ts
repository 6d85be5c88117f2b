import { endpoints } from '#contract/endpoints.ts';
import { answer } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING } from '#server/http/usual-limits.ts';
import { deleteSession } from '#server/repositories/sessions.ts';

/** Ends this session; the customer's others go on. */
export const logout = serve(endpoints.logout, CHANGING, async (_body, call) => {
  if (call.tokenHash !== null) {
    await deleteSession(call.database, call.tokenHash);
    if (call.customer) call.note('session_ended');
  }
  return answer({});
});
