import { count, eq, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { dishEntries, dishMentions, dishWords } from '../database/schema/dish-search.ts';
import { stores } from '../database/schema/stores.ts';

/** What a typed word may mean: whatever begins with it, or words of the vocabulary with the slips that lie between. */
export type Meaning = { readonly typed: string } | { readonly words: readonly { readonly id: number; readonly cost: number }[] };

export type Seller = {
  readonly id: string;
  readonly isReached: boolean;
  readonly miles: number;
  readonly isShop: boolean;
  /** It says of almost all its dishes what is in them: one of which it says nothing is not to be eaten, like a fork. */
  readonly tellsFood: boolean;
};

export type RankedDish = { readonly itemId: string; readonly storeId: string };

/** What it adds that a word stands in the section's name, or in the details, and not in the dish's own name; `field` of a mention. */
const FIELD_COSTS = [0, 4, 8];
const DETAILS = 2;
/** What it adds that a dish is called more than what was typed: a fondue comes before a fondue set. */
const MORE_IN_NAME_COST = 2;
/** Two costs within so much are equally good: a kitchen's dish comes before a shop's article, then the nearer store. */
const COST_STEP = 2;
/** Comes after every word that goes on. */
const AFTER = '\u{10FFFF}';
/** So many words of the vocabulary are looked at for one with slips. */
const NEAR_WORDS = 300;

const rowsOf = <Row>(answered: unknown): Row[] => (answered as { rows: Row[] }).rows;

/** Mentions of words that go on from what was typed; 0 for the word itself, as `spellingCost` has it. */
const begunBy = (typed: string, term: number, city: number): SQL => sql`
  select ${dishMentions.dish}, ${term}::int as term, ${dishMentions.field},
    case when ${dishWords.word} = ${typed} then 0 else 0.5 + 2 * (1 - ${typed.length}::float8 / char_length(${dishWords.word})) end as spelling
  from ${dishWords} join ${dishMentions} on ${dishMentions.city} = ${city}::int and ${dishMentions.word} = ${dishWords.id}
  where ${dishWords.word} >= ${typed} and ${dishWords.word} < ${typed + AFTER}`;

/** As two lists: of a list of records PostgreSQL believes that it is long. */
const oneOf = (words: readonly { readonly id: number; readonly cost: number }[], term: number, city: number): SQL => sql`
  select ${dishMentions.dish}, ${term}::int as term, ${dishMentions.field}, near.cost as spelling
  from unnest(${sql.param(words.map(({ id }) => id))}::int[], ${sql.param(words.map(({ cost }) => cost))}::float8[]) as near (id, cost)
  join ${dishMentions} on ${dishMentions.city} = ${city}::int and ${dishMentions.word} = near.id and ${dishMentions.field} < ${sql.raw(String(DETAILS))}`;

/**
 * The dishes of some stores of a city that all words mean: those that can be had first, food before what is not to be
 * eaten, then the better match, then kitchens before shelves (of their articles the plainest), then the nearer store.
 * @param words what was typed, folded
 */
export async function rankDishes(
  database: Database,
  {
    city,
    words,
    meanings,
    sellers,
    from,
    most,
  }: {
    readonly city: number;
    readonly words: readonly string[];
    readonly meanings: readonly Meaning[];
    readonly sellers: readonly Seller[];
    readonly from: number;
    readonly most: number;
  },
): Promise<RankedDish[]> {
  const spoken = meanings.map((meaning, term) =>
    'typed' in meaning ? begunBy(meaning.typed, term, city) : oneOf(meaning.words, term, city),
  );
  return rowsOf(
    await database.execute(sql`
      with mention as materialized (${sql.join(spoken, sql` union all `)}),
      -- As many as there are words, and never more: PostgreSQL takes an equality for something rare.
      mentioned as (
        select dish, term, min(spelling + (array[${sql.raw(FIELD_COSTS.join(', '))}]::float8[])[field + 1]) as cost from mention group by dish, term
      ),
      matched as (select dish, sum(cost) as cost from mentioned group by dish having count(*) >= ${meanings.length}::int),
      seller as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as seller ("id" text, "isReached" boolean, "miles" float8, "isShop" boolean, "tellsFood" boolean)
      ),
      found as materialized (
        select ${dishEntries.itemId} as item, ${dishEntries.storeId} as store, seller.*, seller."tellsFood" and not ${dishEntries.tellsFood} as thing, matched.cost,
          (select coalesce(min(length(ts_delete(name, ${sql.param(words)}::text[]))), 0) from unnest(${dishEntries.names}) as name) as more
        from matched join ${dishEntries} on ${dishEntries.number} = matched.dish join seller on seller.id = ${dishEntries.storeId}
      ),
      ranked as (select *, cost + case when more > 0 then ${MORE_IN_NAME_COST}::int else 0 end as whole from found)
      select item as "itemId", store as "storeId" from ranked
      order by "isReached" desc, thing, floor(whole / ${COST_STEP}::int), "isShop", case when "isShop" then more else 0 end, miles, whole, item
      limit ${most}::int offset ${from}::int`),
  );
}

/** What a city's menus have for a word: something that begins with it, or else what may be meant by it. */
export type Near = { readonly isKnown: boolean; readonly words: readonly { readonly id: number; readonly word: string }[] };

/** The number of a word that something on a city's menus begins with: in order, so that it is looked up and not looked for. */
const beginsAny = (typed: string, term: number, city: number): SQL => sql`(
  select ${term}::int as term
  from ${dishWords} join ${dishMentions} on ${dishMentions.city} = ${city}::int and ${dishMentions.word} = ${dishWords.id}
  where ${dishWords.word} >= ${typed} and ${dishWords.word} < ${typed + AFTER} order by ${dishWords.word} limit 1)`;

const alike = (typed: string, term: number): SQL => sql`
  select ${term}::int as term, ${dishWords.id} as id, ${dishWords.word} as word, word_similarity(${typed}, ${dishWords.word}) as likeness
  from ${dishWords}
  where (${or(...commonPieces(typed).map((piece) => like(dishWords.word, piece)))}) and not exists (select from known where known.term = ${term}::int)`;

/**
 * What a city's menus have for typed words. For one that nothing there begins with, if slips are forgiven in it: words of the
 * names of the city's dishes and sections that have a piece in common with it, the nearest by their trigrams, at most three
 * hundred. How many slips lie between is for the caller to say.
 * @param typed folded; one that slips are forgiven in has three letters at least
 */
export async function nearWords(
  database: Database,
  city: number,
  typed: readonly { readonly word: string; readonly mayHaveSlips: boolean }[],
): Promise<Near[]> {
  const begun = typed.map(({ word }, term) => beginsAny(word, term, city));
  const pieces = typed.flatMap(({ word, mayHaveSlips }, term) => (mayHaveSlips ? [alike(word, term)] : []));
  const none = sql`select 0 as term, 0 as id, '' as word, 0::float4 as likeness where false`;
  const rows = rowsOf<{ term: number; id: number | null; word: string }>(
    await database.execute(sql`
      with known as materialized (${sql.join(begun, sql` union all `)}),
      piece as materialized (${sql.join(pieces.length > 0 ? pieces : [none], sql` union all `)}),
      -- All at once: their places in the index lie beside each other.
      on_menus as (
        select distinct ${dishMentions.word} as id from ${dishMentions}
        where ${dishMentions.city} = ${city}::int and ${dishMentions.field} < ${sql.raw(String(DETAILS))} and ${dishMentions.word} = any (array(select id from piece))
      ),
      nearest as (
        select piece.*, row_number() over (partition by term order by likeness desc, word) as place from piece join on_menus using (id)
      )
      select term, null as id, '' as word from known
      union all select term, id, word from nearest where place <= ${sql.raw(String(NEAR_WORDS))}`),
  );
  return typed.map((_, index) => {
    const own = rows.filter(({ term }) => term === index);
    return { isKnown: own.some(({ id }) => id === null), words: own.flatMap(({ id, word }) => (id === null ? [] : [{ id, word }])) };
  });
}

/** From so many letters on, one slip leaves a piece of the word whole. */
const WHOLE_PIECE_FROM = 6;

function commonPieces(word: string): string[] {
  const letters = [...word];
  const start = (until: number) => letters.slice(0, until).join('');
  const end = (from: number) => letters.slice(from).join('');
  const inside = letters.slice(2).map((letter, at) => `%${letters[at]}${letters[at + 1]}${letter}%`);
  const pieces = [`${start(2)}%`, `%${end(-2)}`, ...inside];
  if (letters.length >= WHOLE_PIECE_FROM) return pieces;
  const slips = letters.flatMap((letter, at) => [
    `${start(at)}${end(at + 1)}%`,
    `${start(at)}_${end(at + 1)}%`,
    `${start(at)}${letters[at + 1] ?? ''}${letter}${end(at + 2)}%`,
  ]);
  // What begins as it does is among the pieces.
  return [...pieces, ...slips.filter((slip) => !slip.startsWith(start(2)))];
}

export type MenuSize = { readonly dishes: number; readonly describedDishes: number };

export async function menuSizes(database: Database, cityId: string): Promise<Map<string, MenuSize>> {
  const shown = database
    .select({
      dishes: count().as('dishes'),
      describedDishes: sql<number>`(count(*) filter (where ${dishEntries.tellsFood}))::int`.as('described_dishes'),
    })
    .from(dishEntries)
    .where(eq(dishEntries.storeId, stores.id))
    .as('shown');
  const rows = await database
    .select({ storeId: stores.id, dishes: shown.dishes, describedDishes: shown.describedDishes })
    .from(stores)
    .crossJoinLateral(shown)
    .where(eq(stores.cityId, cityId));
  return new Map(rows.map(({ storeId, ...sizes }) => [storeId, sizes]));
}
