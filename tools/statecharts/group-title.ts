import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import { boxesIn, type Box } from './chart.ts';
import type { Area, Layout } from './layout.ts';
import { groupText } from './sizes.ts';
import { textWidth } from './text.ts';

const inset = { left: 14, right: 8, top: 9, height: 19 } as const;

/** How far it keeps from a line, in pixels: well away, or as near as there is no other room. */
const gaps = [7, 3] as const;

const meet = (a: Area, b: Area) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const between = (points: readonly ElkPoint[]): readonly Area[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from
      ? [{ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: Math.abs(from.x - to.x) + 1, height: Math.abs(from.y - to.y) + 1 }]
      : [];
  });

const atTheLeft = (layout: Layout, group: Box): Area => {
  const { x, y } = layout.areas.get(group.path) ?? { x: 0, y: 0 };
  return { x: x + inset.left, y: y + inset.top, width: textWidth(group.title, groupText.size, groupText.weight), height: inset.height };
};

const freeArea = (layout: Layout, group: Box): Area | null => {
  const first = atTheLeft(layout, group);
  const { x, width } = layout.areas.get(group.path) ?? first;
  const inTheWay = [
    ...layout.lines.flatMap(({ points, tabArea }) => [...between(points), tabArea]),
    ...layout.starts.flatMap(({ points, dot }) => [...between(points), dot]),
  ].filter((area) => area.y < first.y + first.height && first.y < area.y + area.height);
  const lefts = [first.x, ...inTheWay.map((area) => area.x + area.width)].toSorted((a, b) => a - b);
  for (const gap of gaps) {
    const free = lefts
      .map((left) => (left === first.x ? left : left + gap))
      .filter((left) => left >= first.x && left + first.width <= x + width - inset.right)
      .find((left) => !inTheWay.some((area) => meet(area, { ...first, x: left - gap, width: first.width + gap * 2 })));
    if (free !== undefined) return { ...first, x: free };
  }
  return null;
};

/**
 * Where a group's title stands, in pixels: in the band above its states, as far to the left as no line or tab
 * goes through it. Lines lead through the band wherever a group is entered or left at its top. Without room
 * between them it stands at the left.
 */
export const titleArea = (layout: Layout, group: Box): Area => freeArea(layout, group) ?? atTheLeft(layout, group);

/** How many groups have no room for their title between the lines. */
export const crossedTitles = (layout: Layout): number =>
  boxesIn(layout.root).filter((box) => box.path !== '' && box.kind === 'group' && freeArea(layout, box) === null).length;
