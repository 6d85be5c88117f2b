import { contactCalls } from '#contract/calls/contact.ts';
import { NOTICE_FOR } from '#contract/limits.ts';
import { ok } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { useCommand } from '#src/shop/use-command.ts';

export const wantNewsletter = (api: Api) => async (asked: { readonly email: string }, signal: AbortSignal) => {
  const answered = await api.call(contactCalls.send_email, asked, { signal });
  return answered.ok ? ok(null) : answered;
};

/** The newsletter's sign-up (specification 1, sections 2 and 9); the confirmation shows 5 s. */
export const useNewsletter = () => useCommand(wantNewsletter(useApi()), { shownFor: NOTICE_FOR });
