import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAll } from './draw-all.ts';
import { housePages } from './house-pages.ts';
import type { NamedModel } from './models.ts';

/** What folders of drawings lack: files whose text is another now, files that no machine has, by path; and faults of the models. */
export type Compared = {
  readonly stale: ReadonlyMap<string, string>;
  readonly leftOver: readonly string[];
  readonly faults: readonly string[];
};

/** Where drawings and texts lie, and pages; null where no pages are wanted. */
export type Folders = { readonly drawings: string; readonly pages: string | null };

const contentOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const filesIn = (folder: string, kinds: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => kinds.test(name))
        .map((name) => join(folder, name))
    : [];

/** Draws the models and compares with what the folders hold. Layouts of the same charts are taken from there unless `afresh`. */
export async function compareDrawings({ drawings, pages }: Folders, models: readonly NamedModel[], afresh: boolean): Promise<Compared> {
  const drawn = await drawAll(models, {
    read: (name) => contentOf(join(drawings, name)),
    afresh,
    pagesOfAll: pages === null ? null : housePages,
  });
  const files = new Map(
    [...drawn.files].map(([name, text]) => [join(name.endsWith('.html') ? (pages ?? drawings) : drawings, name), text] as const),
  );
  const there = [...filesIn(drawings, /\.(?:svg|md)$/), ...(pages === null ? [] : filesIn(pages, /\.html$/))];
  return {
    stale: new Map([...files].filter(([path, text]) => contentOf(path) !== text)),
    leftOver: there.filter((path) => !files.has(path) && !path.endsWith('README.md')),
    faults: drawn.faults,
  };
}
