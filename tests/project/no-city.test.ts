import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import first from '#content/cities/first.json';
import { slug } from '#domain/slug.ts';
import { readCity } from '#server/cities/files/read-city.ts';

/** What is told to customers and runs for them; cities, the demo's customers and models' samples are data. */
const TOLD = ['content/help', 'content/terms', 'contract', 'domain', 'locales', 'machines', 'public', 'server', 'src'];
const IS_DATA = /^server\/(demo|migrations)\/|\.model\.ts$|\/sample-[\w-]+\.ts$|\.png$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const OF_A_PLACE = /gen[eè]v|\blyon\b|suisse|swiss|switzerland|france\b|europe\/zurich|\bCHF\b|\bEUR\b/i;

/** What a way to pay is paid in belongs to it, and to no place. */
const IS_OF_A_METHOD = "server/services/payment/methods/twint.ts: const CURRENCY = 'CHF';";
/** A row of a table of currencies, which are many countries'. */
const IS_OF_A_CURRENCY = 'domain/payment/smallest-coin.ts: CHF: 5,';

const told = TOLD.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
).filter((file) => !IS_DATA.test(file));

test('no text and no rule speaks of one city or its country: what is said of them is data', () => {
  expect(told.length).toBeGreaterThan(800);
  const speaking = told.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(COMMENT, '')
      .split('\n')
      .filter((line) => OF_A_PLACE.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(speaking).toEqual([IS_OF_A_CURRENCY, IS_OF_A_METHOD]);
});

test('a place that nobody has named yet is the centre of the first city, which addresses name in English', () => {
  const read = readCity(`content/cities/${first.folder}`);
  const { key, city } = read.ok ? read.content : { key: '', city: null };
  const named = slug(city?.name.en ?? '');
  expect([key, named, city?.latitude, city?.longitude]).toEqual([first.key, first.slug, first.centre.latitude, first.centre.longitude]);
});
