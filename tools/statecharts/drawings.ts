import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bestLayout } from './best-layout.ts';
import type { Box } from './chart.ts';
import { drawingOf } from './drawing-svg.ts';
import { details, type Detail } from './sizes.ts';

/** Files that decide what a drawing looks like: a change of any of them draws everything anew. */
const recipe = [
  'advance-widths',
  'best-layout',
  'colours',
  'direction',
  'drawing-svg',
  'drawing-style',
  'drawing-words',
  'drawings',
  'font',
  'group-title',
  'icons',
  'layout',
  'sizes',
  'text',
  'words',
];

const sum = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const elk = (createRequire(import.meta.url)('elkjs/package.json') as { readonly version: string }).version;
const recipeSum = sum(elk, ...recipe.map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')));

export const drawingName = (name: string, detail: Detail): string =>
  detail === 'labels' ? `${name}.svg` : `${name}.${detail === 'full' ? 'in-full' : 'birds-eye'}.svg`;

/** What a flow's drawings in French are called: they lie in a folder of their own. */
export const frenchName = (name: string): string => `fr/${name}`;

const mark = (chart: string, text: string) => `<!-- drawn from ${chart}, holds ${sum(text)} -->\n`;

/** The drawing that a file holds, when it was drawn from this chart and nobody changed it since. */
const stillGood = (chart: string, file: string | null): boolean => {
  const end = file?.indexOf('-->\n') ?? -1;
  if (file === null || end < 0) return false;
  return file.startsWith(mark(chart, file.slice(end + 4)));
};

const chartSum = (root: Box, detail: Detail): string => sum(recipeSum, detail, JSON.stringify(root));

/** Whether a file holds the drawing of this chart by today's recipe, unchanged since it was drawn; null for no file. */
export const isDrawingOf = (root: Box, detail: Detail, file: string | null): boolean => stillGood(chartSum(root, detail), file);

/** The drawings of a chart as files of their own, by detail. */
export type Drawings = Readonly<Record<Detail, string>>;

/**
 * Draws a chart in every detail. A layout takes seconds and the same chart gives the same one, so a drawing that
 * `kept` still holds for the same chart and recipe is taken from there; `afresh` draws them all.
 */
export const drawingsOf = async (root: Box, kept: (detail: Detail) => string | null, afresh = false): Promise<Drawings> => {
  const drawn: Record<Detail, string> = { overview: '', labels: '', full: '' };
  for (const detail of details) {
    const chart = chartSum(root, detail);
    const old = kept(detail);
    if (old !== null && !afresh && stillGood(chart, old)) drawn[detail] = old;
    else {
      const text = `${drawingOf(await bestLayout(root, detail), true)}\n`;
      drawn[detail] = mark(chart, text) + text;
    }
  }
  return drawn;
};

/** A drawing to stand inside a page, whose style sheet has its colours. */
export const insidePage = (file: string): string =>
  file
    .replace(/^<!--.*-->\n/, '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/<style>[\s\S]*?<\/style><rect class="paper"[^>]*\/>\n/, '')
    .trimEnd();
