import { EVERYTHING } from '../repositories/catalogue-news.ts';
import { createCache, type ReadThrough } from './cache.ts';
import { createRevisionCache, type RevisionCache } from './revision-cache.ts';
import { createSessionUses, type SessionUses } from './session-uses.ts';
import { knownCustomers, type KnownCustomers } from './known-customers.ts';
import type { OnMenu, StoreInPlace } from '../repositories/stores.ts';
import type { Served } from '../repositories/cities.ts';

/** What was read of a store at one revision: itself in its place, where every city lies, and those of its items that were asked for, by their ids. */
export type SoldByStore = {
  readonly place: StoreInPlace;
  readonly served: readonly Served[];
  readonly items: ReadonlyMap<string, OnMenu>;
  readonly weight: number;
};

/**
 * The caches of one process: what is the same for everybody, and apart from it what customers' pages look at. Nothing that
 * decides an order, but for what the database says, in the same moment, is still the same (`sold`).
 */
export type Memory = {
  /** Rows of the catalogue, ended by news of their change. */
  readonly catalogue: ReadThrough;
  /** What holds for this very moment: answers with the server's time in them, places left in slots. */
  readonly moments: ReadThrough;
  readonly screens: ReadThrough;
  /** What pages of customers look at every few seconds. */
  readonly customers: KnownCustomers;
  /** What stores sell, by the revision that the database counts. */
  readonly sold: RevisionCache<SoldByStore>;
  readonly sessionUses: SessionUses;
  readonly changed: (subject: string) => void;
  /** Whether news of changes arrive; before they did, anything may have changed. */
  readonly setListening: (isListening: boolean) => void;
};

/** How old an entry may be, milliseconds. */
export type Ages = {
  /** While news arrive: only a connection that is lost in silence makes it last so long. */
  readonly listening: number;
  readonly notListening: number;
  readonly moments: number;
  readonly screens: number;
  readonly customers: number;
};

/** A clock of a browser may be so late; a store that has opened or closed is shown wrong for so long. */
export const AGES: Ages = { listening: 30_000, notListening: 5_000, moments: 1_000, screens: 5_000, customers: 30_000 };

const MEGABYTE = 1_048_576;
/** What each part may weigh together, about. */
const WEIGHTS = { catalogue: 96 * MEGABYTE, moments: 48 * MEGABYTE, screens: 48 * MEGABYTE, customers: 16 * MEGABYTE, sold: 48 * MEGABYTE };

export function createMemory(now: () => number, ages: Ages = AGES): Memory {
  let isListening = false;
  const catalogue = createCache({ age: () => (isListening ? ages.listening : ages.notListening), bytes: WEIGHTS.catalogue, now });
  const moments = createCache({ age: () => ages.moments, bytes: WEIGHTS.moments, now });
  const screens = createCache({ age: () => ages.screens, bytes: WEIGHTS.screens, now });
  const customers = createCache({ age: () => (isListening ? ages.customers : 0), bytes: WEIGHTS.customers, now });
  // Rows first: what is made anew of them must not find the old ones.
  const all = [catalogue, moments, screens];
  return {
    catalogue: catalogue.keep,
    moments: moments.keep,
    screens: screens.keep,
    customers: knownCustomers(customers),
    sold: createRevisionCache(WEIGHTS.sold),
    sessionUses: createSessionUses(),
    changed: (subject) => {
      for (const cache of all) {
        if (subject === EVERYTHING) cache.forgetAll();
        else cache.forget(subject);
      }
    },
    setListening: (listening) => {
      isListening = listening;
      if (!listening) return;
      for (const cache of [...all, customers]) cache.forgetAll();
    },
  };
}
