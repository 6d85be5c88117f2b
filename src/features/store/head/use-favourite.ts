import { favouriteCalls } from '#contract/calls/favourites.ts';
import type { Failure } from '#contract/failure.ts';
import { ok, type Result } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { useFlows } from '#src/shop/flows.tsx';
import type { SessionFlow } from '#src/shop/session/session-flow.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Wish = { readonly storeId: string | string[]; readonly isFavourite: boolean };

export async function keepFavourite(
  api: Api,
  session: Pick<SessionFlow, 'getSnapshot' | 'send'>,
  { storeId, isFavourite }: Wish,
  signal?: AbortSignal,
): Promise<Result<null, Failure>> {
  const whose = session.getSnapshot().context.user?._id;
  const options = signal && { signal };
  const answered = isFavourite
    ? await api.call(favouriteCalls.add_favourite_store, { store_id: storeId }, options)
    : await api.call(favouriteCalls.remove_favourite_store, { store_id: [storeId].flat() }, options);
  if (!answered.ok) return answered;
  const { user } = session.getSnapshot().context;
  if (user?._id === whose && user)
    session.send({ type: 'customer.changed', user: { ...user, favourite_stores: answered.value.favourite_stores } });
  return ok(null);
}

/** The heart on a store's page: the last press wins (specification 1, section 4, Favourite). */
export function useFavourite(storeId: string) {
  const [api, { session }] = [useApi(), useFlows()];
  return useCommand(({ isFavourite }: Pick<Wish, 'isFavourite'>, signal) => keepFavourite(api, session, { storeId, isFavourite }, signal));
}
