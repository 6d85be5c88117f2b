import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { Box } from './chart.ts';
import { layOut, type Layout } from './layout.ts';
import type { Detail } from './sizes.ts';

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
    .reduce((sum, v) => sum + level.filter((h) => h.line !== v.line && between(v.a.x, h.a.x, h.b.x) && between(h.a.y, v.a.y, v.b.y)).length, 0);
};

/** How hard a layout is to read; less is better. */
export const cost = (layout: Layout): number => {
  const length = segmentsOf(layout).reduce((sum, { a, b }) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0);
  return crossings(layout) * 40 + length / 20 + Math.max(0, layout.width - widestGood) * 2 + layout.height / 2;
};

/** The width of the page's column for the drawing, in pixels. */
const widestGood = 1040;

const seeds = [1, 2, 3, 4, 5, 6];

/** The easiest to read of a few layouts; always the same one for the same chart. */
export const bestLayout = async (root: Box, detail: Detail = 'labels'): Promise<Layout> => {
  let best: { readonly layout: Layout; readonly cost: number } | null = null;
  for (const seed of seeds) {
    const layout = await layOut(root, seed, detail);
    const price = cost(layout);
    if (!best || price < best.cost) best = { layout, cost: price };
  }
  if (!best) throw new Error('There is no seed to lay out with');
  return best.layout;
};
