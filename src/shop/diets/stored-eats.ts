import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';
import { waitsForAnother } from '#src/browser/owned-draft.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import type { SessionFlow } from '../session/session-flow.ts';

const KEY = 'storefront.eats';
const ANYTHING: FoodFilter = { diets: [], without: [] };

export type StoredEats = {
  readonly getSnapshot: () => FoodFilter;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the browser keeps of a customer (null: a guest) that no account has; null where nothing. */
  readonly of: (customerId: string | null) => FoodFilter | null;
  readonly keep: (customerId: string | null, eats: FoodFilter) => void;
  readonly forget: () => void;
  readonly refresh: () => void;
};

export function storedEats(storage: BrowserStorage, session: Pick<SessionFlow, 'getSnapshot' | 'subscribe'>): StoredEats {
  const listeners = new Set<() => void>();
  let kept = storage.read(KEY);
  const refresh = () => {
    kept = storage.read(KEY);
    for (const listener of listeners) listener();
  };
  subscribeToStorage(({ key }) => {
    if (key === KEY || key === null) refresh();
  });
  const of = (customerId: string | null) => (kept?.holder === customerId ? kept.eats : null);
  return {
    getSnapshot: () => {
      const { user } = session.getSnapshot().context;
      return of(user?._id ?? null) ?? user?.eats ?? ANYTHING;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = session.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    of,
    keep: (holder, eats) => {
      const mine = { holder, eats: { diets: [...eats.diets], without: [...eats.without] } };
      if (!waitsForAnother({ storage }, storage.read(KEY), holder)) storage.write(KEY, mine);
      kept = mine;
      for (const listener of listeners) listener();
    },
    forget: () => {
      storage.forget(KEY);
      refresh();
    },
    refresh,
  };
}
