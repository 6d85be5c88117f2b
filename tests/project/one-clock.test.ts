import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesUnder } from './walls.ts';

const CLOCKS: Readonly<Record<string, string>> = {
  'domain/schedule/store-clock.ts': 'the one clock: HH:MM of 24 hours, in every language',
  'src/features/orders/parts/order-stamp.ts': 'the specification’s stamps of stages and history',
};
const WRITES_A_CLOCK = /\bhour(?:12|Cycle)?\s*:|timeStyle|toLocaleTimeString|toLocaleString\(|smallestUnit: 'minute'|\b[AP]M\b/;
const IN_COMMENTS = /^\s*(?:\/?\*|\/\/)/;

test('a clock that is written elsewhere is found', () => {
  for (const line of ["{ hour: '2-digit' }", 'hour12: true', 'date.toLocaleTimeString()', '`${time} PM`'])
    expect(line).toMatch(WRITES_A_CLOCK);
});

test('times are written in one place: 24 hours, the specification’s stamps apart', () => {
  const writing = ['domain', 'machines', 'server', 'src', 'tools/order']
    .flatMap((folder) => sourcesUnder(folder))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => !IN_COMMENTS.test(line) && WRITES_A_CLOCK.test(line)),
    );
  expect(writing.toSorted()).toEqual(Object.keys(CLOCKS));
});

test('no text names half a day', () => {
  const files = ['en', 'fr'].flatMap((language) => readdirSync(`locales/${language}`).map((file) => `locales/${language}/${file}`));
  expect(files.filter((file) => /\d\s?(?:[AP]M|[ap]\.m\.)|\b(?:[AP]M|o’clock)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
