import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Box } from './chart.ts';
import { crossedTitles } from './group-title.ts';
import { layOut, type Layout } from './layout.ts';

type Segment = { readonly line: number; readonly a: ElkPoint; readonly b: ElkPoint };

const segmentsOf = ({ lines }: Layout): readonly Segment[] =>
  lines.flatMap(({ points }, line) => points.slice(1).flatMap((b, index) => (points[index] ? [{ line, a: points[index], b }] : [])));

const between = (value: number, one: number, other: number) => value > Math.min(one, other) + 0.5 && value < Math.max(one, other) - 0.5;

const upright = ({ a, b }: Segment) => a.x === b.x;

/** How often two lines cross. */
export const crossings = (layout: Layout): number => {
  const segments = segmentsOf(layout);
  const level = segments.filter((segment) => !upright(segment));
  return segments
    .filter(upright)
    .reduce(
      (sum, v) => sum + level.filter((h) => h.line !== v.line && between(v.a.x, h.a.x, h.b.x) && between(h.a.y, v.a.y, v.b.y)).length,
      0,
    );
};

/** How hard a layout is to read; less is better. */
export const cost = (layout: Layout): number => {
  const length = segmentsOf(layout).reduce((sum, { a, b }) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0);
  return crossings(layout) * 40 + length / 20 + Math.max(0, layout.width - widestGood) * 2 + layout.height / 2;
};

/** The width of the page's column for the drawing, in pixels. */
const widestGood = 1040;

const seeds = [1, 2, 3, 4, 5, 6];

const bestOf = async (root: Box, roomy: boolean): Promise<Layout> => {
  let best: { readonly layout: Layout; readonly cost: number } | null = null;
  for (const seed of seeds) {
    const layout = await layOut(root, { seed, roomy });
    const price = cost(layout) + crossedTitles(layout) * 400;
    if (!best || price < best.cost) best = { layout, cost: price };
  }
  if (!best) throw new Error('There is no seed to lay out with');
  return best.layout;
};

/** The easiest to read of a few layouts, a roomy one where a line would go through a title; always the same one for the same chart. */
export const bestLayout = async (root: Box): Promise<Layout> => {
  const layout = await bestOf(root, false);
  return crossedTitles(layout) > 0 ? bestOf(root, true) : layout;
};
