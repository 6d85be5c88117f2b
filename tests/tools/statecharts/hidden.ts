import { boxesIn } from '#statecharts/draw/chart.ts';
import type { Area, DrawnLine, Layout } from '#statecharts/draw/layout.ts';

const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

/** The stretches of a line as areas two pixels broad, its middle in the middle. */
const segmentsOf = (points: DrawnLine['points']): readonly Area[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const across = from.x === to.x ? { x: 1, y: 0 } : { x: 0, y: 1 };
    return {
      x: Math.min(from.x, to.x) - across.x,
      y: Math.min(from.y, to.y) - across.y,
      width: Math.abs(from.x - to.x) + across.x * 2,
      height: Math.abs(from.y - to.y) + across.y * 2,
    };
  });

/** Everything of a layout that hides something else: tabs, boxes, and lines over them and over their own tab. */
export const hidden = (layout: Layout): readonly string[] => {
  const leaves = boxesIn(layout.root).filter(({ children }) => children.length === 0);
  const boxes = leaves
    .flatMap(({ path }) => ({ name: path, area: layout.areas.get(path) }))
    .filter((one): one is { name: string; area: Area } => one.area !== undefined);
  const tabs = layout.lines.map(({ id, tabArea }) => ({ name: id, area: tabArea }));
  const segments = layout.lines.flatMap((line) => segmentsOf(line.points).map((area) => ({ line, area })));
  return [
    ...tabs.flatMap((tab, index) =>
      tabs
        .slice(index + 1)
        .filter((other) => overlap(tab.area, other.area))
        .map((other) => `tab ${tab.name} over tab ${other.name}`),
    ),
    ...tabs.flatMap((tab) => boxes.filter((one) => overlap(tab.area, one.area)).map((one) => `tab ${tab.name} over ${one.name}`)),
    ...segments.flatMap(({ line, area }) =>
      tabs.filter(({ area: tab }) => overlap(area, tab)).map(({ name }) => `line ${line.id} over tab ${name}`),
    ),
    ...segments.flatMap(({ line, area }) =>
      boxes
        .filter(({ name, area: other }) => name !== line.from && name !== line.to && overlap(area, other))
        .map(({ name }) => `line ${line.id} over ${name}`),
    ),
  ];
};
