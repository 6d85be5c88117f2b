// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import { cartToken } from '#src/browser/guest-token.ts';
import { ownedDraft, type DraftKey } from '#src/browser/owned-draft.ts';
import { courierToken } from '#src/browser/parcel-token.ts';
import { forgetPictures, picturesOf, shelve } from '#src/browser/picture-store.ts';
import { createBrowserStorage, memoryStore } from '#src/browser/storage.ts';
import { storedEats } from '#src/shop/diets/stored-eats.ts';
import { pageInput, pageWith, type PageDeps } from '#src/shop/page/page-ports.ts';
import { standingFlow } from '#tests/features/stage/standing-flow.ts';

afterEach(() => vi.unstubAllGlobals());

type Who = 'Léa' | 'Noah' | 'a guest';
const USERS = { Léa: lea, Noah: noah } as const;
const whoIs = (id: string | null | undefined): Who => (id === lea._id ? 'Léa' : id === noah._id ? 'Noah' : 'a guest');

/** What is typed where, and how it is kept: an address and a parcel with a photo by customers alone, a note by guests too, for the tab. */
const KINDS = { address: 'storefront.address_form', parcel: 'storefront.parcel', note: 'storefront.contact' } as const satisfies Record<
  string,
  DraftKey
>;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const typed = v.looseObject({ holder: v.nullable(v.string()), by: v.string() });

/** A browser with two tabs of the page's real chart and ports; a tab hears of another one's customer when it is let. */
function browser() {
  /** Who gave a photo, by its customer and its parcel, as the picture store was looked at last. */
  const photos = new Map<string, string>();
  const tokens = new Set<string>();
  const store = memoryStore();
  const storage = createBrowserStorage(() => store);
  const tabs = [0, 1].map(() => {
    // What other tabs write is heard at the window that stands there as the tab begins.
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const tabStore = memoryStore();
    const storages = { storage, tabStorage: createBrowserStorage(() => tabStore) };
    const still = { getSnapshot: () => ({ is: 'empty' }), subscribe: () => () => undefined, isThere: () => false, send: () => undefined };
    type Standing = { readonly user: StoredUser | null; readonly endedBy: 'server' | null };
    const session = standingFlow<{ readonly context: Standing }>({ context: { user: null, endedBy: null } });
    const become = (user: StoredUser | null, endedBy: 'server' | null = null) => session.moves({ context: { user, endedBy } });
    const hearing = {
      ...session,
      send: (event: { readonly type: string; readonly user?: StoredUser }) =>
        event.type === 'customer.signedIn' ? become(event.user ?? null) : event.type === 'otherTab.signedOut' ? become(null) : undefined,
    };
    const deps = {
      ...storages,
      queryClient: new QueryClient(),
      session: hearing,
      cart: still,
      location: still,
      fulfilmentTime: still,
      eats: storedEats(storage, session as never),
      diets: still,
      pendingPayment: { getSnapshot: () => ({ basket: null, parcel: null }), subscribe: () => () => undefined },
      api: { call: () => Promise.resolve({ ok: false }) },
      orders: still,
      language: { now: () => 'en', speak: () => Promise.resolve() },
      ways: { here: () => '/basket', out: () => undefined, back: () => undefined, leaveDialog: () => undefined },
    } as unknown as PageDeps;
    const actor = createActor(pageWith(deps, null), { input: pageInput(storages.tabStorage, null) }).start();
    const id = () => session.getSnapshot().context.user?._id;
    const draftOf = (kind: Kind) => ownedDraft(storages, KINDS[kind], typed, () => (kind === 'note' ? (id() ?? cartToken(storage)) : id()));
    return {
      tabStore,
      session,
      become,
      actor,
      hear: () => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' })),
      id,
      draftOf,
    };
  });
  const photoOf = (id: string | undefined) => photos.get(`${id} ${storage.read('storefront.courier_cart_token')}`) ?? null;
  const seenIn = (tab: (typeof tabs)[number]) => ({
    ...Object.fromEntries(kinds.map((kind) => [kind, tab.draftOf(kind).read()?.by ?? null])),
    photo: photoOf(tab.id()),
  });
  return {
    tabs,
    storage,
    seenIn,
    givePhoto: (holder: string, by: string) => {
      const token = courierToken(storage);
      tokens.add(token);
      void shelve({ holder, token, id: `${holder} ${token}`, name: by, file: new Blob([by]), isReady: true, imageId: null, at: 1 });
    },
    /** Lets what is loaded later be done, and looks at the picture store. */
    settle: async () => {
      await new Promise((done) => setImmediate(done));
      photos.clear();
      for (const holder of [lea._id, noah._id])
        for (const token of tokens) for (const { id, name } of await picturesOf({ holder, token })) photos.set(id, name);
    },
    keeps: (who: Who) =>
      [store, ...tabs.map(({ tabStore }) => tabStore)].some((kept) =>
        Object.values(KINDS).some((key) => kept.getItem(key)?.includes(`by ${who}`)),
      ) || [...photos.values()].includes(`by ${who}`),
    /** What waits for whose session the server ended: where it is kept, and who typed it. */
    waits: () => {
      const ended = storage.read('storefront.ended_session')?.customerId ?? null;
      const kept = [store, ...tabs.map(({ tabStore }) => tabStore)].flatMap((texts, place) =>
        Object.values(KINDS).flatMap((key) => {
          const text = texts.getItem(key);
          const draft = text === null ? null : (JSON.parse(text) as { readonly holder: string | null; readonly by: string });
          return draft !== null && draft.holder === ended ? [`${place} ${key} ${draft.by}`] : [];
        }),
      );
      return ended === null ? [] : [...kept, ...[...photos].filter(([of]) => of.startsWith(ended)).map(([, by]) => `photo ${by}`)];
    },
    /** Where everything stands, whichever tab is which; of tokens only which are the same. */
    stands: () => {
      const known = [storage.read('cart_unique_token'), storage.read('storefront.courier_cart_token')];
      const text = JSON.stringify([
        tabs
          .map(({ actor, session, tabStore }) =>
            JSON.stringify([
              actor.getSnapshot().value,
              actor.getSnapshot().context,
              session.getSnapshot().context.user?._id,
              ['storefront.contact', 'storefront.led_out'].map((key) => tabStore.getItem(key)),
            ]),
          )
          .toSorted(),
        ['user', 'storefront.ended_session', ...Object.values(KINDS)].map((key) => store.getItem(key)),
        [...photos],
      ]);
      return known
        .reduce((all: string, token, index) => (token ? all.replaceAll(token, `token ${index}`) : all), text)
        .replace(/[\w-]{32,}/g, 'an old token');
    },
  };
}
type Browser = ReturnType<typeof browser>;
type Tab = Browser['tabs'][number];
type Deed = { readonly says: string; readonly can: (at: Browser) => boolean; readonly does: (at: Browser) => void };

const inTab = (index: number, says: string, can: (tab: Tab) => boolean, does: (tab: Tab, at: Browser) => void): Deed => ({
  says: `in tab ${index + 1} ${says}`,
  can: (at) => can(at.tabs[index] as Tab),
  does: (at) => does(at.tabs[index] as Tab, at),
});
const isGuest = (tab: Tab) => tab.id() === undefined;
const isCustomer = (tab: Tab) => tab.id() !== undefined;
const DEEDS: readonly Deed[] = [0, 1].flatMap((index) => [
  ...(['Léa', 'Noah'] as const).map((who) => inTab(index, `${who} signs in`, isGuest, (tab) => tab.become(USERS[who]))),
  inTab(index, 'they sign out', isCustomer, (tab) => tab.become(null)),
  inTab(index, 'the server ends the session', isCustomer, (tab) => tab.become(null, 'server')),
  inTab(
    index,
    'what the other did is heard',
    () => true,
    (tab) => tab.hear(),
  ),
  inTab(
    index,
    'something is typed',
    () => true,
    (tab, { givePhoto }) => {
      const by = `by ${whoIs(tab.id())}`;
      for (const kind of kinds) tab.draftOf(kind).keep({ holder: tab.id() ?? null, by });
      const id = tab.id();
      if (id) givePhoto(id, by);
    },
  ),
]);

type Way = readonly Deed[];
const told = (way: Way) => way.map(({ says }) => says).join(', ');
/** Walks a way; says what waited before its last deed. `isHeard`: each tab hears at once what the other did. */
async function walk(way: Way, isHeard: boolean) {
  await forgetPictures();
  const at = browser();
  let waited: readonly string[] = [];
  let endedBefore: string | undefined;
  for (const deed of way) {
    waited = at.waits();
    endedBefore = at.storage.read('storefront.ended_session')?.customerId;
    deed.does(at);
    if (isHeard) at.tabs.forEach(({ hear }) => hear());
    await at.settle();
  }
  return { at, waited, endedBefore };
}

type Seen = Awaited<ReturnType<typeof walk>> & { readonly way: Way };

/** What is seen of somebody else's. */
const seenOfOthers = ({ at, way }: Seen): readonly string[] =>
  at.tabs.flatMap((tab) =>
    Object.entries(at.seenIn(tab)).flatMap(([what, by]) =>
      by !== null && by !== `by ${whoIs(tab.id())}` && by !== 'by a guest' ? [`${what} ${by}: ${told(way)}`] : [],
    ),
  );

/** What is kept of a customer who has left, once every tab knows who is here. */
function keptOfWhoLeft({ at, way }: Seen): readonly string[] {
  const [here, there] = at.tabs.map(({ id }) => id());
  const ended = at.storage.read('storefront.ended_session')?.customerId;
  if (here !== there || ended !== undefined) return [];
  return (['Léa', 'Noah'] as const).flatMap((who) => (who !== whoIs(here) && at.keeps(who) ? [`by ${who}: ${told(way)}`] : []));
}

/** What waited for whose session the server ended, and is neither kept nor seen by them once they are back; of notes, those of the tab where they are. */
function lostOf({ at, waited, endedBefore, way }: Seen): readonly string[] {
  const [, number = '', who] = /^in tab (\d) (.+) signs in$/.exec(way.at(-1)?.says ?? '') ?? [];
  const [before, ended] = [endedBefore, at.storage.read('storefront.ended_session')?.customerId];
  if (ended !== undefined) return waited.filter((one) => !at.waits().includes(one)).map((one) => `${one}: ${told(way)}`);
  const tab = at.tabs[Number(number) - 1];
  if (!tab || whoIs(before) !== who) return [];
  const seen = Object.values(at.seenIn(tab));
  return waited
    .filter((one) => one.startsWith('0 ') || one.startsWith(`${number} `) || one.startsWith('photo'))
    .filter((one) => !seen.some((by) => by !== null && one.endsWith(by)))
    .map((one) => `${one} is not seen: ${told(way)}`);
}

/** Every situation that can be reached, each by one of its shortest ways. */
async function everySituation(isHeard: boolean, judges: readonly ((seen: Seen) => readonly string[])[]) {
  const wrong: string[] = [];
  const known = new Set<string>();
  const open: Way[] = [[]];
  for (let way = open.shift(); way; way = open.shift()) {
    const { at, waited, endedBefore } = await walk(way, isHeard);
    const stands = at.stands();
    const before = way;
    const next = DEEDS.filter(({ can }) => can(at)).map((deed) => [...before, deed]);
    wrong.push(...judges.flatMap((judge) => judge({ at, waited, endedBefore, way })));
    // What is kept is looked at once both have heard.
    if (!isHeard) {
      for (const { hear } of [...at.tabs, ...at.tabs]) hear();
      await at.settle();
      wrong.push(...[seenOfOthers, keptOfWhoLeft].flatMap((judge) => judge({ at, waited, endedBefore, way })));
    }
    at.tabs.forEach(({ actor }) => actor.stop());
    if (known.has(stands)) continue;
    known.add(stands);
    open.push(...next);
  }
  return { situations: known.size, wrong };
}

test('nothing that a customer typed is seen by another, or kept once they have left, however late the other tab hears of it', async () => {
  const { situations, wrong } = await everySituation(false, [seenOfOthers]);
  expect(wrong).toEqual([]);
  expect(situations).toBeGreaterThan(400);
});

test('what was typed waits for whose session the server ended, whatever a guest types meanwhile, and is theirs when they are back', async () => {
  const { situations, wrong } = await everySituation(true, [seenOfOthers, keptOfWhoLeft, lostOf]);
  expect(wrong).toEqual([]);
  expect(situations).toBeGreaterThan(30);
});
