import type { ListedStore } from '#contract/entities/store.ts';
import { nextOpening, type NextOpening } from '#domain/schedule/opening.ts';
import { comingTime, firstLater, isTakenNow } from '#domain/schedule/order-start.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';

export type StoreState =
  | { readonly is: 'open' }
  | { readonly is: 'busy' }
  | { readonly is: 'preOrder'; readonly next: NextOpening }
  | { readonly is: 'closed'; readonly next: NextOpening | null }
  | { readonly is: 'notThen'; readonly wanted: NextOpening; readonly next: NextOpening | null };

/** How a store stands now, or at the time `at` that the answer speaks of. Closed weighs more than busy; a store that takes orders for later can be ordered from now. */
export function storeState(store: ListedStore, moment: Moment, at: number | null): StoreState {
  if (isTakenNow(store)) return store.is_store_busy ? { is: 'busy' } : { is: 'open' };
  const first = firstLater(store, moment);
  if (at !== null) return { is: 'notThen', wanted: comingTime(at, moment), next: first };
  return first ? { is: 'preOrder', next: first } : { is: 'closed', next: nextOpening(store.store_time, moment.now, moment.timezone) };
}
