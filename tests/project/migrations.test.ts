import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'server/migrations';

/** What servers that run already would not get on with: something they read or write is gone, or asks for more. */
const TAKES_AWAY = /\bdrop\s+(?:table|column|schema|type)\b|(?<!\bindex\s+"\w+"\s+)\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b/i;
const ASKS_FOR_MORE = /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\b(?:default|generated)\b)/i;

/** Why older servers would not work on what a migration leaves, unless it says from which on they do; null where it says so, or only adds. */
function breaks(number: number, sql: string): string | null {
  const found = TAKES_AWAY.exec(sql) ?? ASKS_FOR_MORE.exec(sql);
  const said = /insert into "?marks"?[^;]*'oldest_server', '(\d{4})'/i.exec(sql)?.[1];
  if (said !== undefined) return Number(said) === number ? null : `says ${said}`;
  return found ? found[0] : null;
}

test('a migration that older servers do not work on is found', () => {
  const says = "insert into marks (key, value) values ('oldest_server', '0031') on conflict (key) do update set value = excluded.value;";
  expect(breaks(31, 'alter table "a" drop column "b";')).toBe('drop column');
  expect(breaks(31, 'alter table "a" rename to "c";')).toBe('rename');
  expect(breaks(31, 'alter table "a" add column "b" text not null;')).toBe('add column');
  expect(breaks(31, 'alter table "a" add column "b" text default \'\' not null;')).toBeNull();
  expect(breaks(31, 'alter table "a" alter column "b" drop default; drop sequence "a_b_seq"; drop index "a_b";')).toBeNull();
  expect(breaks(31, 'alter index "a_b" rename to "a_b_of_before";')).toBeNull();
  expect(breaks(31, `alter table "a" drop column "b"; ${says}`)).toBeNull();
  expect(breaks(32, `alter table "a" drop column "b"; ${says}`)).toBe('says 0031');
});

test('every migration only adds, or says that it is for servers which know it', () => {
  const files = readdirSync(FOLDER).filter((name) => /^\d{4}_.*\.sql$/.test(name));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((name) => breaks(Number(name.slice(0, 4)), readFileSync(`${FOLDER}/${name}`, 'utf8')) ?? [])).toEqual([]);
});

test('of the snapshots the last is kept: migrations are compared with no other', () => {
  const newest = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1)
    ?.slice(0, 4);
  expect(readdirSync(`${FOLDER}/meta`).filter((name) => name.endsWith('_snapshot.json'))).toEqual([`${newest}_snapshot.json`]);
});
