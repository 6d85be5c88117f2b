import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrand } from '#server/brand/brand.ts';

/** What tests expect, drawings take as a sample and a server once answered may name the brand that a clone begins with; decisions are of their day. */
const MAY = /^(?:content\/brands|content\/openapi\.json|docs|tests|e2e|package-lock\.json)(?:\/|$)/;
const BRANDS = readdirSync('content/brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => readBrand(entry.name).name);

test('a brand is named in its folder alone', () => {
  expect(BRANDS.length).toBeGreaterThan(0);
  const named = new RegExp(`(?<![a-z])(?:${BRANDS.join('|')})`, 'i');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !MAY.test(file) && !/\.(png|jpg|ico|woff2|svg)$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const speaking = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => named.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(speaking).toEqual([]);
});
