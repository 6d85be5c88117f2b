import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, serial, smallint, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { items } from './stores.ts';

const lexemesOfEach = customType<{ data: string[] }>({ dataType: () => 'tsvector[]' });

/**
 * A dish as it is looked for: every item in a visible section has one. Triggers of the database write all three tables
 * when a menu changes (`index_dishes`), nobody else.
 */
export const dishEntries = pgTable(
  'dish_entries',
  {
    number: serial('number').primaryKey(),
    itemId: reference('item_id')
      .notNull()
      .unique()
      .references(() => items.id, { onDelete: 'cascade' }),
    storeId: reference('store_id').notNull(),
    /** What it is called in each language: the words that tell, without those that join and those that say how much it is. */
    names: lexemesOfEach('names').notNull(),
    tellsFood: boolean('tells_food').notNull(),
  },
  (table) => [index('dish_entries_store').on(table.storeId, table.tellsFood)],
);

/**
 * Every word of any menu, folded. One that is on no menu any more stays: there are as many as the languages have. The migration has
 * them sorted by bytes (`COLLATE "C"`, which cannot be said here): those that begin with what was typed stand together.
 */
export const dishWords = pgTable('dish_words', { id: serial('id').primaryKey(), word: text('word').notNull().unique() }, (table) => [
  // Read much more than written: nothing is left in the list of what the index has still to take in.
  index('dish_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
]);

export const dishMentions = pgTable(
  'dish_mentions',
  {
    /** `unique_id` of the city. */
    city: integer('city').notNull(),
    word: integer('word').notNull(),
    dish: integer('dish')
      .notNull()
      .references(() => dishEntries.number, { onDelete: 'cascade' }),
    /** 0: in the dish's name; 1: in its section's; 2: in its details. The first of them. */
    field: smallint('field').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.city, table.word, table.dish] }),
    index('dish_mentions_dish').on(table.dish),
    // Which words the names of a city's dishes and sections have: those alone may be meant with slips.
    index('dish_mentions_in_names')
      .on(table.city, table.word)
      .where(sql`${table.field} < 2`),
  ],
);
