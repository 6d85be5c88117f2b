import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import first from '#content/cities/first.json' with { type: 'json' };
import type { CityContent } from '../cities/city-content.ts';
import { cityIdOf } from '../cities/city-rows.ts';
import { readCity } from '../cities/files/read-city.ts';
import { PATHS } from '../paths.ts';

export const DEMO_CITY_ID = cityIdOf(first.key);
const FOLDER = join(PATHS.cities, first.folder);

let known: CityContent | null = null;

/** The demo city as its folder says, read once. @throws when something is wrong with its files */
export function demoCity(): CityContent {
  if (known) return known;
  const read = readCity(FOLDER);
  if (!read.ok) throw new Error(read.troubles.map((trouble) => `${FOLDER}/${trouble}`).join('\n'));
  known = read.content;
  return known;
}

export function demoCityDigest(): string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}
