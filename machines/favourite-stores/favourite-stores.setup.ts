import { assign, setup } from 'xstate';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import type { Failure } from '#contract/failure.ts';
import type { StateMeta, TransitionMeta } from '../model.ts';
import { callbackPort, ask } from '../port.ts';
import type { Result } from '#contract/result.ts';

/** The stores as they were told, and the server's time then, ms since 1970; null where it does not say. */
export type StoresTold = { readonly stores: readonly FavouriteStore[]; readonly at: number | null };
type Listed = Result<StoresTold, Failure>;
type Changed = Result<null, Failure>;

export type FavouriteStoresContext = {
  /** What the session knows the customer to keep: the truth that every heart shows. */
  readonly ids: readonly string[];
  readonly told: StoresTold | null;
  /** What was told belongs to another place, or lacks a store that is kept since. */
  readonly isOld: boolean;
  readonly ticked: readonly string[];
  /** What was deleted last and can be kept again, until that is dealt with. */
  readonly gone: readonly string[];
  readonly failed: { readonly what: 'loading' | 'deleting' | 'undoing'; readonly failure: Failure } | null;
};

export type FavouriteStoresEvent =
  | { type: 'retry.asked' }
  | { type: 'edit.toggled' }
  | { type: 'store.ticked'; storeId: string }
  | { type: 'deletion.asked' }
  | { type: 'undo.asked' }
  | { type: 'news.read' }
  | { type: 'favourites.told'; ids: readonly string[] }
  | { type: 'place.told' };

type What = NonNullable<FavouriteStoresContext['failed']>['what'];

/** The ticked stores that are still kept. */
export const tickedOf = ({ ticked, ids }: Pick<FavouriteStoresContext, 'ticked' | 'ids'>): readonly string[] =>
  ticked.filter((id) => ids.includes(id));

/** The parts that the chart of favourite stores is put together from. */
export const favouriteStoresSetup = setup({
  types: {
    input: {} as { ids: readonly string[] },
    context: {} as FavouriteStoresContext,
    events: {} as FavouriteStoresEvent,
    tags: {} as 'busy' | 'blocked',
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: {
    listStores: ask<Listed>('listStores'),
    removeStores: ask<Changed, { ids: readonly string[] }>('removeStores'),
    keepStores: ask<Changed, { ids: readonly string[] }>('keepStores'),
    hearGrounds: callbackPort('hearGrounds'),
  },
  guards: {
    'it is old': ({ context }) => context.isOld,
    'something is kept': ({ context }) => context.ids.length > 0,
    'it is kept': ({ context }, params: { storeId: string }) => context.ids.includes(params.storeId),
    'something is ticked': ({ context }) => tickedOf(context).length > 0,
    'something can be undone': ({ context }) => context.gone.length > 0,
    'the stores came': (_, params: { listed: Listed }) => params.listed.ok,
    'it was changed': (_, params: { changed: Changed }) => params.changed.ok,
  },
  actions: {
    'keep the ids': assign(({ context }, params: { ids: readonly string[] }) => ({
      ids: params.ids,
      isOld:
        context.isOld ||
        (context.told !== null &&
          params.ids.some((id) => !context.told?.stores.some((store) => store._id === id) && !context.ids.includes(id))),
    })),
    'note that it is old': assign({ isOld: true }),
    'note that it is asked anew': assign({ isOld: false }),
    'keep the stores': assign((_, params: { listed: Listed }) => (params.listed.ok ? { told: params.listed.value, failed: null } : {})),
    'tick or untick': assign(({ context }, params: { storeId: string }) => ({
      ticked: context.ticked.includes(params.storeId)
        ? context.ticked.filter((id) => id !== params.storeId)
        : [...context.ticked, params.storeId].sort(),
    })),
    'forget the ticks': assign({ ticked: [] }),
    'keep what is gone': assign(({ context }) => ({
      ids: context.ids.filter((id) => !context.ticked.includes(id)),
      gone: context.ticked,
      ticked: [],
    })),
    'keep again what is gone': assign(({ context }) => ({ ids: [...new Set([...context.ids, ...context.gone])].sort(), gone: [] })),
    'forget what is gone': assign({ gone: [] }),
    'forget why': assign({ failed: null }),
    'remember why': assign((_, params: { what: What; outcome: Result<unknown, Failure> }) =>
      params.outcome.ok ? {} : { failed: { what: params.what, failure: params.outcome.failure } },
    ),
  },
});
