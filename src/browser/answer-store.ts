import { clear, createStore, del, delMany, entries, get, set, values, type UseStore } from 'idb-keyval';

/** An answer as the browser keeps it: what was asked, by which release of the page, and when it came, epoch milliseconds. */
export type StoredAnswer = {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
  readonly release: string;
};

export type AnswerKind = 'public' | 'mine';

const stores: Partial<Record<AnswerKind, UseStore>> = {};
const open: Readonly<Record<AnswerKind, () => UseStore>> = {
  public: () => createStore('storefront-answers', 'answers'),
  mine: () => createStore('storefront-mine', 'answers'),
};
const storeOf = (kind: AnswerKind) => (stores[kind] ??= open[kind]());

async function inStore<T>(kind: AnswerKind, ask: (store: UseStore) => Promise<T>, instead: T): Promise<T> {
  try {
    return await ask(storeOf(kind));
  } catch {
    return instead;
  }
}

export const storeAnswer = (kind: AnswerKind, hash: string, answer: StoredAnswer): Promise<void> =>
  inStore(kind, (store) => set(hash, answer, store), undefined);

export const dropAnswer = (kind: AnswerKind, hash: string): Promise<void> => inStore(kind, (store) => del(hash, store), undefined);

export const storedAnswer = (kind: AnswerKind, hash: string): Promise<StoredAnswer | null> =>
  inStore(kind, async (store) => (await get<StoredAnswer>(hash, store)) ?? null, null);

export const storedAnswers = (kind: AnswerKind): Promise<readonly StoredAnswer[]> =>
  inStore(kind, (store) => values<StoredAnswer>(store), []);

export const pruneAnswers = (kind: AnswerKind, most: number, isKept: (answer: StoredAnswer) => boolean): Promise<void> =>
  inStore(
    kind,
    async (store) => {
      const all = await entries<string, StoredAnswer>(store);
      const newest = all.filter(([, answer]) => isKept(answer)).toSorted(([, one], [, other]) => other.at - one.at);
      const kept = new Set(newest.slice(0, most).map(([hash]) => hash));
      await delMany(
        all.map(([hash]) => hash).filter((hash) => !kept.has(hash)),
        store,
      );
    },
    undefined,
  );

export const forgetAnswers = (kind: AnswerKind): Promise<void> => inStore(kind, clear, undefined);
