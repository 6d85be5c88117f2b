import type { ListedStore } from '../../../contract/entities/store.ts';
import { isOpenAt, nextOpening, type NextOpening } from '../../../domain/schedule/opening.ts';

/** The server's time in epoch milliseconds, and the timezone the stores live in. */
export type Moment = { readonly instant: number; readonly timezone: string };

/** What hangs over a store's picture: nothing, or why it does not deliver right now. */
export type StoreState =
  | { readonly is: 'open' }
  | { readonly is: 'busy' }
  | { readonly is: 'preOrder'; readonly next: NextOpening }
  | { readonly is: 'closed'; readonly next: NextOpening | null };

/** Closed weighs more than busy; a closed store that takes orders for later can be ordered from now. */
export function storeState(store: ListedStore, { instant, timezone }: Moment): StoreState {
  if (isOpenAt(store.store_time, instant, timezone)) return store.is_store_busy ? { is: 'busy' } : { is: 'open' };
  const next = nextOpening(store.store_time, instant, timezone);
  const takesLater = store.is_taking_schedule_order || store.is_use_pre_delivery_slots;
  return takesLater && next ? { is: 'preOrder', next } : { is: 'closed', next };
}
