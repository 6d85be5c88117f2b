import { readdirSync, readFileSync } from 'node:fs';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { demoCity } from '#server/demo/demo-content.ts';
import { isSpacedWrongly } from './french-spaces.ts';

/** `key` is the text with its context: what Lingui finds a translation by. */
type Entry = { readonly key: string; readonly from: string; readonly to: string };

const entriesOf = (catalogue: string): readonly Entry[] =>
  PO.parse(catalogue).items.map(({ msgctxt = '', msgid, msgstr }) => ({ key: `${msgctxt}|${msgid}`, from: msgid, to: msgstr[0] ?? '' }));

const namesIn = (text: string): readonly string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:one|many|other|=\d+) )\{(\w+)(?=[,}])|<(\w+)/g)].map(([, value, element]) => value ?? `<${element ?? ''}`),
    ),
  ].sort();

describe.each(readdirSync('locales/fr'))('the French of %s', (file) => {
  const entries = entriesOf(readFileSync(`locales/fr/${file}`, 'utf8'));

  test('leaves no text out, and no value and no link of it', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ from, to }) => to === '' || namesIn(from).join() !== namesIn(to).join())).toEqual([]);
  });

  test('sets the spaces that French sets', () => {
    expect(entries.map(({ to }) => to).filter(isSpacedWrongly)).toEqual([]);
  });
});

test('one text has one translation in all catalogues: the last one loaded would change the words on the screen', () => {
  const said = new Map<string, Set<string>>();
  for (const file of readdirSync('locales/fr')) {
    for (const { key, to } of entriesOf(readFileSync(`locales/fr/${file}`, 'utf8'))) said.set(key, (said.get(key) ?? new Set()).add(to));
  }
  expect([...said].filter(([, translations]) => translations.size > 1).map(([key, translations]) => [key, ...translations])).toEqual([]);
});

const frenchIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, held]) => (key === 'fr' && typeof held === 'string' ? [held] : frenchIn(held)));

test('the French of the demo city sets the spaces that French sets', () => {
  const texts = frenchIn(demoCity());
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter(isSpacedWrongly)).toEqual([]);
  expect(
    texts.filter((text) => /\u00a0[?!;%]/.test(text)),
    'one kind of space everywhere',
  ).toEqual([]);
});
