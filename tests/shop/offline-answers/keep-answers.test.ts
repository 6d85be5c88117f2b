import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { CallFailed } from '#src/api/call-failed.ts';
import { mine } from '#src/api/mine.ts';
import type { AnswerKind, StoredAnswer } from '#src/browser/answer-store.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { keepAnswers } from '#src/shop/offline-answers/keep-answers.ts';

const kept = vi.hoisted(() => ({ public: new Map<string, StoredAnswer>(), mine: new Map<string, StoredAnswer>() }));
vi.mock('#src/browser/answer-store.ts', () => ({
  storeAnswer: async (kind: AnswerKind, hash: string, answer: StoredAnswer) => void kept[kind].set(hash, answer),
  storedAnswer: async (kind: AnswerKind, hash: string) => kept[kind].get(hash) ?? null,
  storedAnswers: async (kind: AnswerKind) => [...kept[kind].values()],
  dropAnswer: async (kind: AnswerKind, hash: string) => void kept[kind].delete(hash),
  pruneAnswers: async (kind: AnswerKind, _most: number, isKept: (answer: StoredAnswer) => boolean) => {
    for (const [hash, answer] of kept[kind]) if (!isKept(answer)) kept[kind].delete(hash);
  },
}));

const NOON = Date.parse('2026-11-28T12:00:00Z');
const MENU = ['menu', 'a store', null, 'en', 'opening', null];
const ORDERS = mine(lea._id, 'orders', 'en');
const lost = () => Promise.reject(new CallFailed({ kind: 'transport', cause: 'offline', retryAfterMs: null }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  kept.public.clear();
  kept.mine.clear();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

function openPage() {
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  storage.write('user', lea);
  storage.write('timezone', 'Europe/Zurich');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told: (string | null)[] = [];
  keepAnswers({ queryClient, storage, language: { now: () => 'en' }, keptSince: { send: (time) => void told.push(time) } });
  return { queryClient, storage, told };
}
async function shown(queryKey: readonly unknown[], data: unknown) {
  await openPage().queryClient.prefetchQuery({ queryKey, queryFn: () => data });
  await vi.runAllTimersAsync();
}

test('what came last is given where the network brings nothing, with the age that it has', async () => {
  await shown(MENU, { name: 'Rade' });
  vi.setSystemTime(NOON + 3_600_000);
  const { queryClient } = openPage();
  expect(await queryClient.fetchQuery({ queryKey: MENU, queryFn: lost })).toEqual({ name: 'Rade' });
  expect(queryClient.getQueryState(MENU)).toMatchObject({ status: 'success', dataUpdatedAt: NOON });
  // It is as old when it is asked for in vain once more.
  await queryClient.fetchQuery({ queryKey: MENU, queryFn: lost });
  expect(queryClient.getQueryState(MENU)).toMatchObject({ status: 'success', dataUpdatedAt: NOON });
  expect(kept.public.get(JSON.stringify(MENU))?.at).toBe(NOON);
});

test('a refusal is no lost network, and neither is a page without what it was never told', async () => {
  await shown(MENU, { name: 'Rade' });
  const { queryClient } = openPage();
  const refused = () => Promise.reject(new CallFailed({ kind: 'refused', code: 634, reason: null, details: null }));
  await expect(queryClient.fetchQuery({ queryKey: MENU, queryFn: refused })).rejects.toThrow('634');
  await expect(queryClient.fetchQuery({ queryKey: ['menu', 'another'], queryFn: lost })).rejects.toThrow('offline');
});

test('nothing is given before the last try', async () => {
  await shown(MENU, { name: 'Rade' });
  const { queryClient } = openPage();
  const ask = vi.fn<() => Promise<unknown>>(lost);
  const asked = queryClient.fetchQuery({ queryKey: MENU, queryFn: ask, retry: (tries) => tries < 2, retryDelay: 1 });
  await vi.runAllTimersAsync();
  expect([await asked, ask.mock.calls.length]).toEqual([{ name: 'Rade' }, 3]);
});

test('a customer’s answers are kept of who is signed in alone, and given to nobody else', async () => {
  await shown(ORDERS, { order_list: [] });
  await shown(mine(noah._id, 'orders', 'en'), { order_list: [] });
  await shown(mine(null, 'parked carts', 'en'), {});
  await shown(mine(lea._id, 'cards', 'en'), {});
  expect([...kept.mine.keys()]).toEqual([JSON.stringify(ORDERS)]);
  const { queryClient, storage } = openPage();
  storage.write('user', noah);
  await expect(queryClient.fetchQuery({ queryKey: ORDERS, queryFn: lost })).rejects.toThrow('offline');
});

test('what comes while its customer leaves is not kept', async () => {
  const { queryClient, storage } = openPage();
  await queryClient.prefetchQuery({ queryKey: ORDERS, queryFn: () => ({ order_list: [] }) });
  storage.forget('user');
  await vi.runAllTimersAsync();
  expect(kept.mine.size).toBe(0);
});

test('what another release, another customer or the week before kept is forgotten', async () => {
  await shown(MENU, {});
  await shown(ORDERS, {});
  const [menu, orders] = [[...kept.public.values()][0], [...kept.mine.values()][0]] as [StoredAnswer, StoredAnswer];
  kept.public.set('older release', { ...menu, release: '/assets/older/start-page.js' });
  kept.public.set('last week', { ...menu, at: NOON - 8 * 86_400_000 });
  kept.mine.set('noahs', { ...orders, key: mine(noah._id, 'orders', 'en') });
  openPage();
  await vi.runAllTimersAsync();
  expect([[...kept.public.keys()], [...kept.mine.keys()]]).toEqual([[JSON.stringify(MENU)], [JSON.stringify(ORDERS)]]);
});

test('the age of the oldest that is shown is told while the network is gone, and taken back with it', async () => {
  await shown(MENU, {});
  vi.setSystemTime(NOON + 300_000);
  const { queryClient, told } = openPage();
  const ask = vi.fn<() => Promise<unknown>>(lost);
  const unsubscribe = new QueryObserver(queryClient, { queryKey: MENU, queryFn: ask, staleTime: Infinity }).subscribe(() => undefined);
  onlineManager.setOnline(false);
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toBe('13:00');
  // It says the same again.
  ask.mockResolvedValue({});
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect([told.at(-1), ask.mock.calls.length]).toEqual([null, 2]);
  unsubscribe();
});

const dish = (name: string, more: object = {}) => ({
  _id: name,
  name,
  details: '',
  image_url: [],
  is_item_in_stock: true,
  price: 5,
  ...more,
});
const menu = (told: string, ...items: object[]) => ({
  products: [{ items }],
  store: { _id: 'rade', name: 'Rade' },
  store_path: '/geneva/food/rade',
  currency: 'CHF',
  timezone: 'Europe/Zurich',
  server_time: told,
});

test('dishes are looked for in the menus that were opened, in the words of the page, where the network brings nothing', async () => {
  const early = menu('2026-11-28T11:00:00Z', dish('Tomato fondue', { allergens: ['milk'] }), dish('Tomato soup', { allergens: [] }));
  await shown(MENU, early);
  await shown(['menu', 'another', null, 'en', 'whole', null], menu('2026-11-28T11:30:00Z', dish('Green tomatoes'), dish('Bread')));
  await shown(['menu', 'another', null, 'fr', 'whole', null], menu('2026-11-28T10:00:00Z', dish('Tomates vertes')));
  const { queryClient } = openPage();
  const found = (query: string, without: string[] = []) =>
    queryClient.fetchQuery({ queryKey: ['dishes', query, null, 'en', [], without, false, null], queryFn: lost });
  const names = async (...asked: Parameters<typeof found>) =>
    ((await found(...asked)) as { dishes: { name: string }[] }).dishes.map(({ name }) => name);
  expect(await names('tomat')).toEqual(['Green tomatoes', 'Tomato fondue', 'Tomato soup']);
  expect(await names('tomat', ['milk'])).toEqual(['Green tomatoes', 'Tomato soup']);
  expect(await names('leek')).toEqual([]);
  expect(await found('tomat')).toMatchObject({ server_time: '2026-11-28T11:00:00Z', currency_sign: 'CHF' });
});

test('dishes cannot be looked for where no menu was opened', async () => {
  const { queryClient } = openPage();
  const asked = queryClient.fetchQuery({ queryKey: ['dishes', 'tomato', null, 'en', [], [], false, null], queryFn: lost });
  await expect(asked).rejects.toThrow('offline');
});

test('the age is what the server’s clock said, also where the browser’s is wrong', async () => {
  await shown(MENU, menu('2026-11-28T09:00:00Z'));
  const { queryClient, told } = openPage();
  const unsubscribe = new QueryObserver(queryClient, { queryKey: MENU, queryFn: lost }).subscribe(() => undefined);
  onlineManager.setOnline(false);
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toBe('10:00');
  unsubscribe();
});
