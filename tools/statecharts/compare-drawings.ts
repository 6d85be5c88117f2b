import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAll, type PagesOfAll } from './draw-all.ts';
import type { NamedModel } from './models.ts';

/** What a folder of drawings lacks: files whose text is another now, names that no machine has, and faults of the models. */
export type Compared = {
  readonly stale: ReadonlyMap<string, string>;
  readonly leftOver: readonly string[];
  readonly faults: readonly string[];
};

/** How the models are drawn: layouts anew or as they are, what makes the pages about all flows, and what is said in other words than the house's. */
export type Drawing = { readonly afresh: boolean; readonly pagesOfAll: PagesOfAll; readonly says?: (text: string) => string };

/** Draws the models and compares with what a folder holds. Layouts of the same charts are taken from there unless `afresh`. */
export async function compareDrawings(
  folder: string,
  models: readonly NamedModel[],
  { afresh, pagesOfAll, says = (text) => text }: Drawing,
): Promise<Compared> {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null);
  const drawn = await drawAll(models, { read, afresh, pagesOfAll });
  const { faults } = drawn;
  // A drawing alone holds the sum of what it says.
  const files = new Map([...drawn.files].map(([name, text]) => [name, name.endsWith('.svg') ? text : says(text)] as const));
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
    : [];
  return {
    stale: new Map([...files].filter(([name, text]) => read(name) !== text)),
    leftOver: there.filter((name) => /\.(?:svg|html|md)$/.test(name) && !files.has(name) && name !== 'README.md'),
    faults,
  };
}
