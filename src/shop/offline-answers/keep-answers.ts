import { onlineManager, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { Language } from '#contract/enumerations.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import type { dishesOptions } from '#src/api/discovery.ts';
import type { Menu } from '#src/api/menu-opening.ts';
import { isMine } from '#src/api/mine.ts';
import {
  dropAnswer,
  pruneAnswers,
  storeAnswer,
  storedAnswer,
  storedAnswers,
  type AnswerKind,
  type StoredAnswer,
} from '#src/browser/answer-store.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';
import { whenIdle } from '#src/browser/when-idle.ts';
import type { Flow } from '../flow.ts';

type Query = Parameters<QueryPersister>[2];

const FOR_ALL: readonly unknown[] = ['categories', 'categories of city', 'served cities', 'stores', 'menu'];
const OF_CUSTOMER: readonly unknown[] = ['orders', 'order', 'history', 'invoice', 'orders to repeat', 'favourite stores'];
/** How many answers are kept of a kind, and how long, milliseconds. */
const MOST: Readonly<Record<AnswerKind, number>> = { public: 80, mine: 60 };
const LONGEST = 7 * 86_400_000;
/** Answers of another release may have another shape: each has files of its own. */
const RELEASE = new URL(import.meta.url).pathname;

function isLost({ options: { retry }, state }: Query, error: unknown): boolean {
  if (!(error instanceof CallFailed) || error.failure.kind !== 'transport') return false;
  if (error.failure.cause !== 'offline' && error.failure.cause !== 'timeout') return false;
  return !(typeof retry === 'function' && retry(state.fetchFailureCount, error));
}

/** When an answer was given by its server's clock, which a basket's prices go by too; null where it does not say. */
const serverTimeOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'server_time' in data && typeof data.server_time === 'string' && data.server_time !== ''
    ? Date.parse(data.server_time)
    : null;

type DishesKey = ReturnType<typeof dishesOptions>['queryKey'];
const isOfDishes = (key: readonly unknown[]): key is DishesKey => key[0] === 'dishes';

export type OfflineAnswersDeps = {
  readonly queryClient: QueryClient;
  readonly storage: Pick<BrowserStorage, 'read'>;
  readonly language: { readonly now: () => Language };
  readonly keptSince: Pick<Flow<string | null, string | null>, 'send'>;
};

/**
 * Keeps the last answers of what a page shows, and gives them where the network brings none, with their age. What only a
 * customer gets is stored apart, for whoever is signed in alone. Gives the way to stop.
 */
export function keepAnswers({ queryClient, storage, language, keptSince }: OfflineAnswersDeps): () => void {
  const cache = queryClient.getQueryCache();
  const recalled = new WeakMap<object, number>();
  const isRecalled = ({ state: { data } }: Query) => typeof data === 'object' && data !== null && recalled.has(data);
  const customerId = () => storage.read('user')?._id;
  const kindOf = (key: readonly unknown[]): AnswerKind | null => {
    if (!isMine(key)) return FOR_ALL.includes(key[0]) ? 'public' : null;
    return typeof key[1] === 'string' && key[1] === customerId() && OF_CUSTOMER.includes(key[2]) ? 'mine' : null;
  };
  const isUsable = ({ key, at, release }: StoredAnswer) => kindOf(key) !== null && release === RELEASE && Date.now() - at < LONGEST;

  const recall: QueryPersister = async (ask, context, query) => {
    try {
      const answer = await ask(context);
      // An answer that says the same again is the same object, and new.
      if (isRecalled(query)) recalled.delete(query.state.data as object);
      return answer;
    } catch (error) {
      if (!isLost(query, error)) throw error;
      const shown: unknown = query.state.data;
      if (isRecalled(query)) return shown;
      const kept = shown === undefined ? await keptFor(query) : null;
      if (!kept) throw error;
      recalled.set(kept.data, kept.at);
      return kept.data;
    }
  };
  async function keptFor({ queryKey, queryHash }: Query): Promise<{ readonly data: object; readonly at: number } | null> {
    if (isOfDishes(queryKey)) return foundInMenus(queryKey);
    const kind = kindOf(queryKey);
    const kept = kind && (await storedAnswer(kind, queryHash));
    return kept && isUsable(kept) ? { data: kept.data as object, at: kept.at } : null;
  }
  async function foundInMenus([, query, , spoken, diets, without]: DishesKey) {
    const menus = (await storedAnswers('public')).filter(({ key }) => key[0] === 'menu' && key[3] === spoken);
    const { dishesInMenus } = await import('./dishes-in-menus.ts');
    const usable = menus.filter(isUsable).toSorted((one, other) => other.at - one.at);
    const data = dishesInMenus(
      usable.map((menu) => menu.data as Menu),
      query,
      { diets, without },
    );
    return data && { data, at: Math.min(...usable.map(({ at }) => at)) };
  }

  const unkept = new Map<string, Query>();
  const keepAll = () => {
    for (const [hash, query] of unkept) void keep(hash, query);
    unkept.clear();
  };
  async function keep(hash: string, { queryKey: key, state: { data, dataUpdatedAt: at } }: Query) {
    const kind = kindOf(key);
    if (kind === null || data === undefined) return;
    await storeAnswer(kind, hash, { key, data, at, release: RELEASE });
    // Its customer may have left meanwhile.
    if (kindOf(key) === null) await dropAnswer(kind, hash);
  }
  const note = (query: Query) => {
    if (query.state.data === undefined || kindOf(query.queryKey) === null) return;
    if (unkept.size === 0) void whenIdle(keepAll);
    unkept.set(query.queryHash, query);
  };

  const ageOf = ({ state: { data, dataUpdatedAt } }: Query) =>
    data === undefined ? undefined : (serverTimeOf(data) ?? recalled.get(data as object) ?? dataUpdatedAt);
  const textOf = (time: number) => {
    const timezone = storage.read('timezone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    return timeText(language.now(), time, { now: Date.now(), timezone });
  };
  const updateAge = () => {
    const shown = cache.findAll({ predicate: (query) => query.getObserversCount() > 0 });
    // Where all is new storage is not read: a press that changes what is shown comes here several times.
    const isOld = !onlineManager.isOnline() || shown.some(isRecalled);
    const old = isOld ? shown.filter((query) => kindOf(query.queryKey) !== null || isRecalled(query)) : [];
    const ages = old.flatMap((query) => ageOf(query) ?? []);
    keptSince.send(ages.length === 0 ? null : textOf(Math.min(...ages)));
  };

  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, persister: recall } });
  cache.getAll().forEach(note);
  void whenIdle(() => {
    for (const kind of ['public', 'mine'] as const) void pruneAnswers(kind, MOST[kind], isUsable);
  });
  const stops = [
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') {
        const at = recalled.get(event.query.state.data as object);
        if (at === undefined) note(event.query);
        // Not as if it had just come.
        else event.query.setState({ dataUpdatedAt: at });
      }
      updateAge();
    }),
    onlineManager.subscribe((isOnline) => {
      updateAge();
      // Also what is too young to be stale.
      if (isOnline) queryClient.invalidateQueries({ predicate: isRecalled }).catch(() => undefined);
    }),
  ];
  updateAge();
  return () => stops.forEach((stop) => stop());
}
