import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencePage, differencesOf, pairUp } from './difference-page.ts';
import { leftFiles, leftPage } from './left.ts';
import type { NamedModel } from './models.ts';
import { writeComment } from './write-comment.ts';

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
  /** The file of a comment that tells it too; null for none. */
  readonly comment: string | null;
  /** Where the comment's pictures will be; empty for beside it. */
  readonly pictures: string;
};

/** Writes the page of differences, what the other pages show of them, and the comment; gives what changed, a line each. */
export async function compareVersions({ from, before, after, folder, index, comment, pictures }: Comparison): Promise<readonly string[]> {
  const pairs = pairUp(before, after);
  const differences = differencesOf(pairs);
  mkdirSync(folder, { recursive: true });
  const page = join(folder, 'differences.html');
  writeFileSync(page, await differencePage(pairs, differences, from, index));
  writeFileSync(join(folder, leftFiles.changes), leftPage({ statechartChanges: { revision: from, differences } }));
  if (comment !== null) await writeComment(comment, pairs, differences, from, pictures);
  return [
    ...differences.flatMap(({ title, changes }) => [title, ...changes.map(({ fate, sentence }) => `  ${fate}: ${sentence}`)]),
    `${differences.length === 0 ? 'Nothing changed' : differences.length === 1 ? 'One flow changed' : `${differences.length} flows changed`} since ${from}. Drawn in ${page}`,
  ];
}
