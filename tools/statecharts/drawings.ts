import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bestLayout } from './best-layout.ts';
import type { Box } from './chart.ts';
import { drawingOf } from './drawing-svg.ts';

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

const mark = (chart: string, text: string) => `<!-- drawn from ${chart}, holds ${sum(text)} -->\n`;

/** The drawing that a file holds, when it was drawn from this chart and nobody changed it since. */
const stillGood = (chart: string, file: string | null): boolean => {
  const end = file?.indexOf('-->\n') ?? -1;
  if (file === null || end < 0) return false;
  return file.startsWith(mark(chart, file.slice(end + 4)));
};

const chartSum = (root: Box): string => sum(recipeSum, JSON.stringify(root));

/** Whether a file holds the drawing of this chart by today's recipe, unchanged since it was drawn; null for no file. */
export const isDrawingOf = (root: Box, file: string | null): boolean => stillGood(chartSum(root), file);

/**
 * Draws a chart as a file of its own. A layout takes seconds and the same chart gives the same one, so what `kept` holds is
 * taken where it was drawn from the same chart by the same recipe.
 */
export const drawChart = async (root: Box, kept: string | null): Promise<string> => {
  const chart = chartSum(root);
  if (kept !== null && stillGood(chart, kept)) return kept;
  const text = `${drawingOf(await bestLayout(root), true)}\n`;
  return mark(chart, text) + text;
};

/** A drawing to stand inside a page, whose style sheet has its colours. */
export const insidePage = (file: string): string =>
  file
    .replace(/^<!--.*-->\n/, '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/<style>[\s\S]*?<\/style><rect class="paper"[^>]*\/>\n/, '')
    .trimEnd();
