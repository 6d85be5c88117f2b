import { favouriteCalls } from '#contract/calls/favourites.ts';
import { ok } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { useFlows } from '../flows.tsx';
import type { SessionFlow } from '../session/session-flow.ts';
import { useCommand } from '../use-command.ts';

/** What the server keeps becomes the stored customer's. */
export const keepFavourite =
  (api: Api, session: Pick<SessionFlow, 'seen' | 'send'>, storeId: string) =>
  async ({ isFavourite }: { readonly isFavourite: boolean }, signal: AbortSignal) => {
    const { user } = session.seen().context;
    const answered = isFavourite
      ? await api.call(favouriteCalls.add_favourite_store, { store_id: storeId }, { signal })
      : await api.call(favouriteCalls.remove_favourite_store, { store_id: [storeId] }, { signal });
    if (!answered.ok) return answered;
    if (user) session.send({ type: 'customer.changed', user: { ...user, favourite_stores: answered.value.favourite_stores } });
    return ok(null);
  };

/** The heart on a store's page: the last press wins (specification 1, section 4, Favourite). */
export const useFavourite = (storeId: string) => useCommand(keepFavourite(useApi(), useFlows().session, storeId));
