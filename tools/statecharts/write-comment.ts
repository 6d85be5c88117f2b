import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { differenceComment } from './difference-comment.ts';
import type { Difference } from './difference.ts';
import type { Pair } from './difference-page.ts';

/** Writes what changed as a comment, and its pictures beside it. `address` is where the pictures will be, if not beside it. */
export async function writeComment(
  file: string,
  pairs: readonly Pair[],
  differences: readonly Difference[],
  from: string,
  address: string,
): Promise<void> {
  const { markdown, pictures } = await differenceComment(pairs, differences, from, address && address.replace(/\/*$/, '/'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
  for (const [name, picture] of pictures) writeFileSync(join(dirname(file), name), picture);
}
