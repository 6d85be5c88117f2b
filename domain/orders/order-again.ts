import type { HistoryOrder } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { endedWell, endingOf } from './ending.ts';

const MOST = 3;

/** What makes two orders the same to whoever wants one again: the store, and what was ordered there, where that is known. */
const contentOf = ({ store_id: storeId, store_detail: store, items = [] }: HistoryOrder): string =>
  JSON.stringify([storeId ?? store?.name ?? null, items.map(({ item_name: name, quantity }) => `${quantity} ${name}`).toSorted()]);

/** The last three orders of stores that were received, each of a kind once, the newest first. `history` is the newest first. */
export function ordersToRepeat(history: readonly HistoryOrder[]): readonly HistoryOrder[] {
  const kinds = new Map<string, HistoryOrder>();
  for (const order of history) {
    const ending = endingOf(order);
    const kind = contentOf(order);
    if (ending !== null && endedWell(ending) && order.delivery_type === DELIVERY_TYPE.store && !kinds.has(kind)) kinds.set(kind, order);
  }
  return [...kinds.values()].slice(0, MOST);
}
