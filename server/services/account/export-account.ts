import { toMajor } from '#domain/money.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import type { FrozenOrder } from '#server/database/frozen-order.ts';
import { COLUMNS_OF_PARTS } from '#server/database/payment-parts.ts';
import type { StoredProblemLine } from '#server/database/schema/order-problems.ts';
import type { StoredLine } from '#server/database/schema/carts.ts';
import { EXPORTED_LISTS, namesFor, rowsOfList, type ExportedRow } from '#server/repositories/account-export.ts';
import { walletBalance } from '#server/repositories/wallet.ts';

const MONEY = new Set(['total', 'amount', ...Object.values(COLUMNS_OF_PARTS).map(({ name }) => name), 'cancel_charge']);

const instantOf = (value: number | null): string | null => (value === null || value === 0 ? null : new Date(value).toISOString());

const exportedOrder = (order: FrozenOrder) => ({
  lines: order.orderDetails,
  price: order.payment,
  is_pickup: order.isPickup,
  pickup: order.pickup,
  destination: order.destination,
  delivery_note: order.deliveryNote,
  contact_name: order.contactName,
  contact_phone: order.contactPhone,
  scheduled_for: instantOf(order.startAt),
  cashback: toMajor(order.cashback ?? 0),
  vehicle: order.vehicle?.name ?? null,
  minimum_age: order.minimumAge ?? null,
  ...(order.paidWith !== undefined && { paid_with: order.paidWith }),
  ...(order.smallestCoin !== undefined && { smallest_coin: toMajor(order.smallestCoin) }),
});

const exportedLine = (line: StoredLine | StoredProblemLine) => {
  if (!('itemId' in line)) return line;
  const { seen, ...rest } = line;
  return { ...rest, name: seen?.name ?? null };
};

function exportedValue(column: string, value: unknown): unknown {
  if (column === 'order') return exportedOrder(value as FrozenOrder);
  if (column === 'lines') return (value as (StoredLine | StoredProblemLine)[]).map(exportedLine);
  if (column === 'at' || column.endsWith('_at')) return instantOf(value as number | null);
  return MONEY.has(column) && value !== null ? toMajor(value as number) : value;
}

const exportedRow = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, exportedValue(column, value)]));

const idsIn = (rows: readonly ExportedRow[], column: string): string[] => [
  ...new Set(rows.map((row) => row[column]).filter((value) => typeof value === 'string')),
];

async function withNames(database: Database, lists: ReadonlyMap<string, readonly ExportedRow[]>) {
  const all = [...lists.values()].flat();
  const names = await namesFor(database, { storeIds: idsIn(all, 'store_id'), slotIds: idsIn(all, 'slot_id') });
  const named = ({ store_id: store, slot_id: slot, ...row }: ExportedRow): ExportedRow => ({
    ...row,
    ...(store === undefined ? {} : { store_id: store, store_name: names.stores.get(store as string) ?? null }),
    ...(slot === undefined ? {} : { starts_at: instantOf(names.slots.get(slot as string) ?? null) }),
  });
  return new Map([...lists].map(([name, rows]) => [name, rows.map(named)]));
}

/** Everything that is kept of a customer, read at one instant: no secret, no code, nothing of anybody else's (decision 094). */
export const exportAccount = async ({ database, customer, now }: Pick<CustomerCall, 'database' | 'customer' | 'now'>) =>
  inTransaction(
    database,
    async (transaction) => {
      const lists = new Map<string, readonly ExportedRow[]>();
      for (const list of EXPORTED_LISTS) lists.set(list.name, (await rowsOfList(transaction, list, customer)).map(exportedRow));
      const [profile] = lists.get('profile') ?? [];
      lists.delete('profile');
      return {
        made_at: new Date(now()).toISOString(),
        profile: profile ?? null,
        wallet: toMajor(await walletBalance(transaction, customer.id)),
        ...Object.fromEntries(await withNames(transaction, lists)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
