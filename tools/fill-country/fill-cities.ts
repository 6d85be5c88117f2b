import { createHash } from 'node:crypto';
import { copyRows, type Changed, type Run } from './copy-rows.ts';

/** What the numbers of copied rows are apart from each other: more than a city has of anything. */
const APART = 1_000_000;
/** So many degrees of longitude lie between two cities, so that none serves another's addresses. */
const DEGREES_APART = 3;

/** The id that a row of the demo city has in another: 1 is the demo city itself. */
export const inCity = (id: string, city: number): string =>
  city === 1 ? id : createHash('md5').update(`${id}${city}`).digest('hex').slice(0, 24);
const other = (column: string) => `substr(md5(t.${column} || n), 1, 24)`;
const further = `t.longitude - ${DEGREES_APART} * n`;
const unique = `t.unique_id + n * ${APART}`;

const COPIED: readonly (readonly [table: string, changed: Changed])[] = [
  ['items', { id: other('id'), unique_id: unique, store_id: other('store_id'), section_id: other('section_id') }],
  ['sections', { id: other('id'), unique_id: unique, store_id: other('store_id') }],
  [
    'stores',
    {
      id: other('id'),
      unique_id: unique,
      key: `t.key || '-' || n`,
      city_id: other('city_id'),
      category_id: other('category_id'),
      longitude: further,
    },
  ],
  [
    'adverts',
    {
      id: other('id'),
      city_id: other('city_id'),
      store_id: other('store_id'),
      places: `(select jsonb_agg(case when place = 'landing' then place else substr(md5(place || n), 1, 24) end) from jsonb_array_elements_text(t.places) as place)`,
    },
  ],
  ['vehicles', { id: other('id'), city_id: other('city_id') }],
  ['categories', { id: other('id'), city_id: other('city_id') }],
  ['cities', { id: other('id'), unique_id: unique, longitude: further }],
  // How dishes are looked for: triggers write nothing meanwhile.
  ['dish_entries', { number: `t.number + n * ${APART}`, item_id: other('item_id'), store_id: other('store_id') }],
  ['dish_mentions', { city: `t.city + n * ${APART}`, dish: `t.dish + n * ${APART}` }],
];

/** Puts copies of the demo city beside it, at the same latitude further west: `cities` in all. References are not looked at. */
export async function fillCities(run: Run, cities: number): Promise<void> {
  const { rows } = await run(`select count(*)::int as count from cities`);
  if (Number(rows[0]?.['count']) !== 1) throw new Error('A country grows out of the demo city alone, and here are other cities');
  for (const [table, changed] of COPIED) await copyRows(run, { table, numbers: `generate_series(2, ${cities}) as n`, changed });
}
