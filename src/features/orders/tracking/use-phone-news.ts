import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pushCalls } from '#contract/calls/push.ts';
import { accountSessionCalls } from '#contract/calls/sessions.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { useApi } from '#src/api/api-context.ts';
import { pushOptions } from '#src/api/push.ts';
import { canBePushed, mayNotify, subscribeToPush, type PushTrouble } from '#src/browser/push.ts';
import { useCommand } from '#src/shop/use-command.ts';

export type PhoneTrouble = Failure | PushTrouble;
type Wish = { readonly publicKey: string; readonly isOn: boolean };

export const switchPhoneNews =
  (api: Api, address = subscribeToPush) =>
  async ({ publicKey, isOn }: Wish, signal: AbortSignal): Promise<Result<null, PhoneTrouble>> => {
    if (!isOn) {
      const ended = await api.call(accountSessionCalls.unsubscribe_push, {}, { signal });
      return ended.ok ? ok(null) : ended;
    }
    const subscribed = await address(publicKey);
    if (!subscribed.ok) return subscribed;
    const kept = await api.call(pushCalls.subscribe_push, subscribed.value, { signal });
    return kept.ok ? ok(null) : kept;
  };

export function usePhoneNews(customerId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = pushOptions(api, customerId, canBePushed);
  const { data } = useQuery(options);
  const command = useCommand<Wish, null, PhoneTrouble>(switchPhoneNews(api), {
    onDone: ({ publicKey, isOn }) => queryClient.setQueryData(options.queryKey, { publicKey, isSubscribed: isOn }),
  });
  return { publicKey: data?.publicKey ?? null, isSubscribed: data?.isSubscribed ?? false, permission: mayNotify(), command };
}
