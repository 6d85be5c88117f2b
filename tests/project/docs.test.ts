import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Files and folders that a page names: what stands between backticks and begins with a folder of the house. */
const namedIn = (page: string): readonly string[] =>
  [
    ...page
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`((?:contract|domain|machines|src|server|tests|e2e|tools|packages|benchmarks|locales)\/[\w./-]+)`/g),
  ].map(([, path]) => path ?? '');

test.each(['docs/new-flow.md', 'docs/tests.md', 'docs/architecture.md', 'docs/development.md'])('%s names what is there', (page) => {
  const named = namedIn(readFileSync(page, 'utf8'));
  expect(named.length).toBeGreaterThan(5);
  // The flow of the recipe is nobody's.
  expect(named.filter((path) => !/rating/i.test(path) && !existsSync(path))).toEqual([]);
});

const PAGES = [
  'README.md',
  'benchmarks/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
].filter((path) => path.endsWith('.md'));

test('links from page to page lead somewhere', () => {
  const lost = PAGES.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8')
        .replaceAll(/`[^`]*`/g, '')
        .matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, path = '']) => join(dirname(page), path))
      .filter((path) => !existsSync(path)),
  );
  expect(lost).toEqual([]);
});

const RECORDS = readdirSync('docs/decisions');
const STATUS =
  /^# (\d{3}) \S.*\n\n\d{4}-\d{2}-\d{2}, (?:in force|(?:in part )?overruled by (\d{3}(?:(?: \(.+?\))? and \d{3})*).*)\.(?: .+)?\n/;

/** The numbers of all records: one that belongs to another stands in its file, below it. */
const NUMBERS = RECORDS.flatMap((file) =>
  [...readFileSync(`docs/decisions/${file}`, 'utf8').matchAll(/^##? (\d{3}) /gm)].map(([, number]) => number),
);

test('no two records have the same number', () => {
  expect(NUMBERS.toSorted()).toEqual([...new Set(NUMBERS)].toSorted());
});

test.each(RECORDS)('%s says when it was decided, and whether it holds', (file) => {
  const [, number, by = ''] = STATUS.exec(readFileSync(`docs/decisions/${file}`, 'utf8')) ?? [];
  expect(number).toBe(file.slice(0, 3));
  const unknown = (by.match(/\b\d{3}\b/g) ?? []).filter((other) => !NUMBERS.includes(other));
  expect(unknown).toEqual([]);
});
