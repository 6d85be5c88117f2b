import { useQuery } from '@tanstack/react-query';
import { adminCalls } from '#contract/calls/admin.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import { splitEmailToken } from '#domain/email-token.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { deviceToken } from '#src/browser/device-token.ts';
import { useFlows } from '#src/shop/flows.tsx';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Ended = 'done' | 'spent';
export type NewPassword =
  | { readonly is: 'checking' | Ended }
  | { readonly is: 'unreachable'; readonly failure: Failure }
  | { readonly is: 'writing'; readonly busy: boolean; readonly failure: Failure | null };

export const setPassword =
  (api: Api, session: Pick<SessionFlow, 'getSnapshot' | 'send'>, token: string, device: () => string) =>
  async ({ password }: { readonly password: string }, signal: AbortSignal): Promise<Result<Ended, Failure>> => {
    const answered = await api.call(adminCalls.new_password, { token, password, device_token: device() }, { signal });
    if (!answered.ok) return answered.failure.kind === 'refused' ? ok('spent') : answered;
    if (session.getSnapshot().context.user?._id === splitEmailToken(token)?.id) session.send({ type: 'otherTab.signedOut' });
    return ok('done');
  };

/** A new password by the token of an e-mail, once, within the hour (0-decisions, Session and sign-in). The link is looked at before anything is typed. */
export function useNewPassword(token: string) {
  const api = useApi();
  const { session, storages } = useFlows();
  const link = useQuery({
    queryKey: ['link of an e-mail', token],
    queryFn: ({ signal }) => api.read(adminCalls.check_detail, { token }, signal),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const command = useCommand(setPassword(api, session, token, () => deviceToken(storages.storage)));
  const refusal = link.error && !link.isFetching ? failureOf(link.error) : null;
  const seen = (): NewPassword => {
    if (token === '' || refusal?.kind === 'refused') return { is: 'spent' };
    if (command.is === 'done' && command.value) return { is: command.value };
    if (refusal) return { is: 'unreachable', failure: refusal };
    if (!link.data) return { is: 'checking' };
    return { is: 'writing', busy: command.is === 'asking', failure: command.failure };
  };
  const give = (password: string) => {
    if (command.is !== 'asking') command.give({ password });
  };
  return { seen: seen(), give, look: () => void link.refetch() };
}
