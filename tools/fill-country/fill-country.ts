import type { Run } from './copy-rows.ts';
import { fillCities } from './fill-cities.ts';
import { fillPeople, type Size } from './fill-people.ts';

/** What a country has: fifty demo cities (1,950 stores, 140,000 dishes) and what their people left behind. */
const COUNTRY: Size & { readonly cities: number } = {
  cities: 50,
  customers: 50_000,
  baskets: 300_000,
  payments: 260_000,
  orders: 200_000,
  ofTheFaithful: 5_000,
};
const NUMBERED: readonly (readonly [table: string, column: string])[] = [
  ...['cities', 'stores', 'sections', 'items', 'customers', 'orders', 'ledger_transfers'].map((table) => [table, 'unique_id'] as const),
  ['dish_entries', 'number'],
];

/**
 * Makes a country of a database with the demo city, by SQL alone, in one transaction: no row travels. The database's user
 * must be its superuser, since references and triggers are not looked at.
 * @param scale what part of a country's people, 0 to 1
 * @param cities how many cities, two at least; as large a part of a country's where nothing is said
 */
export async function fillCountry(
  run: Run,
  { scale, now, cities = Math.ceil(COUNTRY.cities * scale) }: { readonly scale: number; readonly now: number; readonly cities?: number },
): Promise<void> {
  const part = (count: number) => Math.ceil(count * scale);
  await run('begin');
  await run('set local session_replication_role = replica');
  await fillCities(run, Math.max(2, cities));
  await fillPeople(
    run,
    {
      customers: part(COUNTRY.customers),
      baskets: part(COUNTRY.baskets),
      payments: part(COUNTRY.payments),
      orders: part(COUNTRY.orders),
      ofTheFaithful: COUNTRY.ofTheFaithful,
    },
    now,
  );
  for (const [table, column] of NUMBERED)
    await run(`select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`);
  await run('commit');
  await run('analyze');
}
