import type { Call } from '#server/call/call.ts';
import type { SoldByStore } from '#server/memory/memory.ts';
import { findToReckon, type OnMenu, type ToReckon } from '#server/repositories/stores.ts';

type Asking = Pick<Call, 'database' | 'memory'>;

/** What is known of a store's items; those of another are under another revision. */
function knownWith(known: SoldByStore | undefined, storeId: string, { place, menu, served }: ToReckon): SoldByStore | null {
  if (!place) return null;
  const own = menu.filter(({ item, section }) => item.storeId === storeId && section.storeId === storeId);
  const items = new Map([...(known?.items ?? []), ...own.map((one) => [one.item.id, one] as const)]);
  return { place: known?.place ?? place, served: known?.served ?? served, items, weight: WEIGHT_OF_STORE + items.size * WEIGHT_OF_ITEM };
}

/** What a store with its cities weighs, and an item with its section, bytes, about. */
const WEIGHT_OF_STORE = 16_384;
const WEIGHT_OF_ITEM = 4_096;

/**
 * What a basket of a store is computed from, as the database says it now: `revision` is at which the store stands
 * (`revisionOf`), read by the statement that the basket is from or later. What was read at that one before is not read again.
 */
export async function whatIsSold(
  { database, memory }: Asking,
  storeId: string,
  itemIds: readonly string[],
  revision: string,
): Promise<ToReckon> {
  const known = memory.sold.at(storeId, revision);
  const ids = [...new Set(itemIds)];
  const menu = ids.map((id) => known?.items.get(id)).filter((one): one is OnMenu => one !== undefined);
  if (known && menu.length === ids.length) return { place: known.place, menu, served: known.served };
  const read = await findToReckon(database, storeId, ids);
  const cached = knownWith(memory.sold.at(storeId, read.revision), storeId, read);
  if (cached) memory.sold.keep(storeId, read.revision, cached);
  return read;
}
