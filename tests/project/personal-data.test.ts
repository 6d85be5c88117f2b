import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { termsPage } from '#server/brand/brand-pages.ts';
import { readBrand } from '#server/brand/brand.ts';
import { DAY, RETENTION } from '#server/retention.ts';
import { IMPERSONAL, PERSONAL, type Kept } from './personal-data.ts';

const FOLDER = 'server/database/schema';

async function tables(): Promise<Map<string, string[]>> {
  const modules = await Promise.all(
    readdirSync(FOLDER).map((file) => import(join(process.cwd(), FOLDER, file)) as Promise<Record<string, unknown>>),
  );
  return new Map(
    modules
      .flatMap((module) => Object.values(module))
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { schema, name, columns } = getTableConfig(table);
        return [schema === undefined ? name : `${schema}.${name}`, columns.map((column) => column.name)];
      }),
  );
}

/** A time in words: '6 hours', '30 days', '10 ans'. */
function inWords(milliseconds: number, [hours, day, days, year, years]: readonly [string, string, string, string, string]): string {
  if (milliseconds < DAY) return `${(milliseconds * 24) / DAY} ${hours}`;
  const count = Math.round(milliseconds / DAY);
  if (count >= 365) return `${Math.round(count / 365.25)} ${Math.round(count / 365.25) === 1 ? year : years}`;
  return `${count} ${count === 1 ? day : days}`;
}
const WORDS = { en: ['hours', 'day', 'days', 'year', 'years'], fr: ['heures', 'jour', 'jours', 'an', 'ans'] } as const;

const PAGE = termsPage(readBrand());
const articleIn = (language: 'en' | 'fr') => new RegExp(`<article id="${language}"[\\s\\S]*?</article>`).exec(PAGE)?.[0] ?? '';
/** What the page says of each thing that is kept: its line's words by what it is marked with. */
const saidIn = (language: 'en' | 'fr') =>
  new Map(
    [...articleIn(language).matchAll(/<dt>([^<]+)<\/dt>\s*<dd data-kept="([\w ]+)">([^<]+)<\/dd>/g)].flatMap(
      ([, , marks = '', words = '']) => marks.split(' ').map((mark) => [mark, words.replaceAll(/\s/g, ' ')] as const),
    ),
  );

test('every table and column is known to say something of people or nothing, and how long', async () => {
  const found = await tables();
  expect([...found.keys()].toSorted()).toEqual([...Object.keys(PERSONAL), ...IMPERSONAL].toSorted());
  for (const [table, columns] of Object.entries(PERSONAL))
    expect([table, Object.keys(columns).toSorted()]).toEqual([table, found.get(table)?.toSorted()]);
  for (const table of IMPERSONAL)
    expect([
      table,
      found.get(table)?.filter((column) => /customer_id|guest|recipient|user|payment_id|cart_id|order_id|first_name/.test(column)),
    ]).toEqual([table, []]);
});

test.each(['en', 'fr'] as const)('the page of terms says how long each of them stays, in %s', (language) => {
  const said = saidIn(language);
  const used = new Set<Kept>([...Object.values(PERSONAL).flatMap((columns) => Object.values(columns)), 'log', 'backup']);
  used.delete('demoOnly');
  expect([...said.keys()].toSorted()).toEqual([...used].toSorted());
  for (const [mark, words] of said)
    if (mark in RETENTION) expect(words).toContain(inWords(RETENTION[mark as keyof typeof RETENTION], WORDS[language]));
});

test('what has a time of its own is used by somebody', () => {
  const used = new Set<string>(Object.values(PERSONAL).flatMap((columns) => Object.values(columns)));
  expect(
    Object.keys(RETENTION)
      .filter((name) => !used.has(name))
      .toSorted(),
  ).toEqual(['backup', 'log']);
});
