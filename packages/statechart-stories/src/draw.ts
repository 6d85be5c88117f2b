import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDrawings } from '../../../tools/statecharts/compare-drawings.ts';
import { loadModels } from '../../../tools/statecharts/models.ts';
import { house } from './house.ts';
import { housePages } from './house-pages.ts';
import { withLoader } from './load-file.ts';

/** What is drawn, and where to. */
export type DrawOrder = {
  readonly pattern: string;
  readonly out: string;
  /** Nothing is written: what is stale is told. */
  readonly check: boolean;
  /** No layout is taken from an earlier drawing. */
  readonly afresh: boolean;
};

/** Whether a file is a flow's that was drawn here: whatever else lies in the folder is nobody's business. */
const isDrawn = (path: string): boolean => {
  const drawing = path.replace(/\.(?:svg|html|md)$/, '.svg');
  return existsSync(drawing) && readFileSync(drawing, 'utf8').startsWith('<!-- drawn from ');
};

/** What the storefront's drawings say of their customers and of walks in the browser, said for whoever uses these flows. */
const inOwnWords = (text: string): string =>
  text
    .replaceAll('waits for the customer', `waits for ${house.person}`)
    .replaceAll('</svg>customer</span>', `</svg>${house.person.replace(/^(?:the|an?) /, '')}</span>`)
    .replaceAll('walked on actors and in the browser', 'walked on actors');

/** Draws the flows of a pattern, or looks whether their drawings are still true; gives what there is to say, a line each. */
export const draw = async ({ pattern, out, check, afresh }: DrawOrder): Promise<readonly string[]> => {
  const models = await withLoader((load) => loadModels(pattern, load));
  if (models.length === 0) throw new Error(`No file is called so: ${pattern}`);
  const compared = await compareDrawings({ drawings: out, pages: out }, models, { afresh, pagesOfAll: housePages, says: inOwnWords });
  const { stale, faults } = compared;
  const leftOver = compared.leftOver.filter(isDrawn);
  if (faults.length > 0 || (check && stale.size + leftOver.length > 0)) process.exitCode = 1;
  if (check)
    return [...[...stale.keys()].map((name) => `${name} is stale`), ...leftOver.map((name) => `${name} belongs to no machine`), ...faults];
  mkdirSync(out, { recursive: true });
  for (const [name, text] of stale) writeFileSync(name, text);
  for (const name of leftOver) rmSync(name);
  return [
    `${models.length} ${models.length === 1 ? 'flow' : 'flows'} drawn, ${stale.size} files written. Open ${join(out, 'index.html')}`,
    ...faults,
  ];
};
