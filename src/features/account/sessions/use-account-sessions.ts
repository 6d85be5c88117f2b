import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import { ok } from '#contract/result.ts';
import { accountSessionsOptions } from '#src/api/account-sessions.ts';
import { pushKey } from '#src/api/push.ts';
import { useApi } from '#src/api/api-context.ts';
import { useFlows } from '#src/shop/flows.tsx';
import { useCommand } from '#src/shop/use-command.ts';

export type AccountSessions = ReturnType<typeof useAccountSessions>;

/** Where the customer is signed in, and how to end that. This device is signed out last, once it is certain that the others are. */
export function useAccountSessions(customerId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { session } = useFlows();
  const options = accountSessionsOptions(api, customerId);
  const read = useQuery(options);
  const end = useCommand(async ({ id }: { readonly id: string | null }, signal) => {
    // A read that began before would bring back what is ended now.
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const answered = await api.call(accountSessionCalls.end_session, { session_id: id }, { signal });
    if (!answered.ok) return answered;
    queryClient.setQueryData(options.queryKey, answered.value);
    return ok({ id });
  });
  const endEverywhere = useCommand(async (_: null, signal) => {
    const answered = await api.call(accountSessionCalls.end_session, { session_id: null }, { signal });
    if (!answered.ok) return answered;
    session.send({ type: 'signOut.asked' });
    return ok(null);
  });
  const stopNews = useCommand(async ({ id }: { readonly id: string }, signal) => {
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    const answered = await api.call(accountSessionCalls.unsubscribe_push, { session_id: id }, { signal });
    if (!answered.ok) return answered;
    queryClient.setQueryData(options.queryKey, answered.value);
    void queryClient.invalidateQueries({ queryKey: pushKey(customerId) });
    return ok(null);
  });
  return { read, end, endEverywhere, stopNews };
}
