import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION } from '#server/retention.ts';
import { STORED_KEYS } from '#src/browser/storage.ts';
import { inHtml } from '#server/brand/in-html.ts';
import { termsPage } from '#server/brand/brand-pages.ts';
import { readBrand } from '#server/brand/brand.ts';
import { inWords, RETENTION_ROWS } from '#server/brand/retention-lists.ts';
import { sourcesUnder } from './walls.ts';

const SCROLL_KEY = /storageKey = "([\w-]+)"/.exec(
  readFileSync('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js', 'utf8'),
)?.[1];
const inSources = (pattern: RegExp) =>
  ['src', 'machines']
    .flatMap(sourcesUnder)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));

test('the page of terms has every row of the table, in both languages, and leaves nothing open', () => {
  const page = termsPage(readBrand());
  const rows = [...RETENTION_ROWS.server, ...RETENTION_ROWS.browser].flatMap(({ en, fr }) => [en.what, fr.what]);
  for (const what of rows) expect(page).toContain(`<dt>${inHtml(what)}</dt>`);
  expect(page.match(/<dt>/g)).toHaveLength(rows.length);
  expect(page).not.toMatch(/[{}]/);
});

test('whatever has a time tells it, and nothing else does', () => {
  for (const row of RETENTION_ROWS.server)
    for (const { what, until } of [row.en, row.fr])
      expect([what, until.includes('{time}')]).toEqual([what, (row.kept ?? []).some((mark) => mark in RETENTION)]);
  for (const { en, fr } of RETENTION_ROWS.browser) expect([en.until, fr.until].join()).not.toContain('{time}');
});

test('everything that the browser keeps has a row, once: keys, cookies, databases, caches', () => {
  const kept = [
    ...STORED_KEYS,
    ...inSources(/document\.cookie = `(\w+)=/g).map((name) => `cookie:${name}`),
    ...inSources(/createStore\('([\w-]+)'/g).map((name) => `indexedDB:${name}`),
    ...inSources(/CACHES = '([\w-]+)'/g).map((name) => `caches:${name}`),
    `session:${SCROLL_KEY}`,
  ];
  expect(RETENTION_ROWS.browser.flatMap(({ keys }) => keys ?? []).toSorted()).toEqual(kept.toSorted());
});

test('nothing is kept by another way than these', () => {
  const ways = ['src', 'machines']
    .flatMap(sourcesUnder)
    .filter((file) =>
      /\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open|CacheFirst)\b/.test(readFileSync(file, 'utf8')),
    );
  expect(ways.toSorted()).toEqual([
    'src/app/main.tsx',
    'src/browser/page-language.ts',
    'src/first-screen/browser/ask-first-basket.ts',
    'src/first-screen/browser/take-first-basket.ts',
    'src/service-worker/service-worker.ts',
  ]);
});

test('a time is said in words', () => {
  expect([inWords(RETENTION.order, 'fr'), inWords(RETENTION.emailLink, 'en')]).toEqual(['10 ans', '1 day']);
});
