import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencePage, differencesOf, pairUp } from './difference-page.ts';
import { leftFiles, leftPage } from './left.ts';
import type { NamedModel } from './models.ts';

/** What is compared and where it is told. */
export type Comparison = {
  /** The older version, for people. */
  readonly from: string;
  readonly before: readonly NamedModel[];
  readonly after: readonly NamedModel[];
  /** The folder that the drawn pages look into (`left`). */
  readonly folder: string;
  /** The index of the drawn pages, from there. */
  readonly index: string;
};

/** Writes the page of differences and what the other pages show of them; gives what changed, a line each. */
export async function compareVersions({ from, before, after, folder, index }: Comparison): Promise<readonly string[]> {
  const pairs = pairUp(before, after);
  const differences = differencesOf(pairs);
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'differences.html');
  writeFileSync(page, await differencePage(pairs, differences, from, index));
  writeFileSync(join(folder, leftFiles.changes), leftPage({ statechartChanges: { revision: from, differences } }));
  return [
    ...differences.flatMap(({ title, changes }) => [title, ...changes.map(({ fate, sentence }) => `  ${fate}: ${sentence}`)]),
    `${differences.length === 0 ? 'Nothing changed' : differences.length === 1 ? 'One flow changed' : `${differences.length} flows changed`} since ${from}. Drawn in ${page}`,
  ];
}
