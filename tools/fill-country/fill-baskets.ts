import { madeIdOf, numbersTo, type Run } from './copy-rows.ts';

/** Somewhere that a basket goes to: the place of a store, as whoever it is for would have typed it. */
const placeOf = (more: string) =>
  `jsonb_build_object('address', s.address, 'city', s.town, 'post_code', s.postcode, 'location', jsonb_build_array(s.latitude, s.longitude), 'delivery_status', 0, 'note', '', 'floor', '', 'entry_code', '', ${more})`;
const NOBODY = `jsonb_build_object('name', '', 'email', '', 'phone', '', 'country_phone_code', '')`;

/** Every store by its place in a shuffled row, with what somebody buys there: two of its first item that nothing need be chosen for. */
export async function shuffleStores(run: Run): Promise<{ readonly count: number }> {
  await run(`create temporary table made_stores as
    select s.id, s.city_id, row_number() over (order by md5(s.id)) - 1 as place, coalesce(i.lines, '[]'::jsonb) as lines,
      ${placeOf(`'address_type', 'destination', 'user_type', 7, 'user_details', ${NOBODY}`)} as destination,
      ${placeOf(`'address_type', 'pickup', 'user_type', 2, 'user_details', jsonb_build_object('name', s.name, 'email', s.email, 'phone', '', 'country_phone_code', '')`)} as pickup
    from stores as s left join lateral (
      select jsonb_build_array(jsonb_build_object('itemId', id, 'quantity', 2, 'options', '[]'::jsonb, 'note', '',
        'seen', jsonb_build_object('price', price, 'name', name ->> 'en', 'sectionId', section_id, 'options', '[]'::jsonb))) as lines
      from items where store_id = s.id and specifications = '[]'::jsonb order by id limit 1
    ) as i on true`);
  await run(`create unique index on made_stores (place)`);
  const { rows } = await run(`select count(*)::int as count from made_stores`);
  return { count: Number(rows[0]?.['count']) };
}

/**
 * Fills in baskets: `store` joins each number, `n`, to its store, `isOrdered` says which ones became orders, `changed` what else
 * is in each column. An ordered one is empty, as it is when nobody is to read any more who it was for.
 */
export async function fillBaskets(
  run: Run,
  {
    count,
    store,
    isOrdered,
    changed,
  }: { readonly count: number; readonly store: string; readonly isOrdered: string; readonly changed: Readonly<Record<string, string>> },
): Promise<void> {
  const columns = Object.keys(changed);
  await run(`insert into carts (id, state, city_id, store_id, lines, destination, pickup, ${columns.join(', ')})
    select ${madeIdOf('b', 'n')}, case when ${isOrdered} then 'ordered' else 'open' end, s.city_id, s.id,
      case when ${isOrdered} then '[]' else s.lines end, case when not (${isOrdered}) then s.destination end, case when not (${isOrdered}) then s.pickup end,
      ${columns.map((column) => changed[column]).join(', ')} from ${numbersTo(count)} ${store}`);
}
