import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import { boxesIn, type Box } from './chart.ts';
import { darkColours, lightColours } from './colours.ts';
import { drawingStyle } from './drawing-style.ts';
import { kindWords } from './drawing-words.ts';
import { iconAt } from './icons.ts';
import type { Line } from './direction.ts';
import { titleArea } from './group-title.ts';
import type { Area, DrawnLine, Layout } from './layout.ts';
import { anywhere, anywhereBox, causeOfAll, groupText, tabMeasures, titleText } from './sizes.ts';
import { textWidth, type Weight } from './text.ts';
import { anchor, escaped } from './words.ts';

const round = (value: number) => Math.round(value * 10) / 10;

const rectangle = (name: string, { x, y, width, height }: Area, radius: number) =>
  `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;

const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Text with its measured length, so that another font cannot make it leave its box. */
const words = (name: string, x: number, y: number, text: string, size: number, weight: Weight) =>
  `<text class="${name}" x="${round(x)}" y="${round(y)}" textLength="${round(textWidth(text, size, weight))}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;

/** A path through corners, each rounded as far as its sides allow. */
const pathThrough = (points: readonly ElkPoint[], radius = 7): string =>
  points
    .map((corner, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(corner.x)} ${round(corner.y)}`;
      if (!after) return `L${round(corner.x)} ${round(corner.y)}`;
      const [back, on] = [Math.hypot(before.x - corner.x, before.y - corner.y), Math.hypot(after.x - corner.x, after.y - corner.y)];
      if (back === 0 || on === 0) return '';
      const bend = Math.min(radius, back / 2, on / 2);
      const towards = (other: ElkPoint, distance: number) =>
        `${round(corner.x + ((other.x - corner.x) / distance) * bend)} ${round(corner.y + ((other.y - corner.y) / distance) * bend)}`;
      return `L${towards(before, back)}Q${round(corner.x)} ${round(corner.y)} ${towards(after, on)}`;
    })
    .join('');

const arrow = (points: readonly ElkPoint[]): string => {
  const [from, tip] = [points.at(-2), points.at(-1)];
  if (!from || !tip) return '';
  const [dx, dy] = [Math.sign(tip.x - from.x), Math.sign(tip.y - from.y)];
  const wing = (side: 1 | -1) => `${round(tip.x - dx * 9 - dy * 4.6 * side)} ${round(tip.y - dy * 9 + dx * 4.6 * side)}`;
  const wire = [...points.slice(0, -1), { x: tip.x - dx * 6, y: tip.y - dy * 6 }];
  return `<path class="wire" d="${pathThrough(wire)}"/><path class="head" d="M${round(tip.x)} ${round(tip.y)}L${wing(1)}L${wing(-1)}Z"/>`;
};

const namesOf = ({ ways }: Line) => ways.map(({ id }) => escaped(id)).join('&#10;');

/** A broad unseen path along a line, so that a pointer finds it. */
const touch = (points: readonly ElkPoint[]) => `<path class="touch" d="${pathThrough(points)}"/>`;

const groupSvg = (box: Box, area: Area, title: Area, region: boolean): string =>
  `<g class="state is-group${region ? ' region' : ''}" data-state="${escaped(box.path)}">${rectangle('halo', grown(area, 5), 15)}${rectangle('box', area, 12)}${words('group-title', title.x, area.y + 23, box.title, groupText.size, groupText.weight)}</g>`;

const stateSvg = (box: Box, area: Area): string => {
  const ways = box.ways.filter(({ to }) => to !== null).length;
  const baseline = area.y + area.height / 2 + 5;
  const label = `${box.title}: ${kindWords[box.kind]}. ${ways} ${ways === 1 ? 'way' : 'ways'} out.`;
  return [
    `<g class="state is-${box.kind}${box.path === anywhere ? ' region' : ''}" data-state="${escaped(box.path === anywhere ? '' : box.path)}" tabindex="-1" role="button" aria-label="${escaped(label)}" aria-describedby="row-${anchor(box.path === anywhere ? '' : box.path)}">`,
    rectangle('halo', grown(area, 6), 13),
    rectangle('box', area, 8),
    box.final ? rectangle('inner', grown(area, -3.5), 5) : '',
    iconAt(box.kind, 'state', area.x + 11, baseline - 12.5, 15, 'sign'),
    words('title', area.x + 32, baseline, box.title, titleText.size, titleText.weight),
    box.ways.some(({ to }) => to === null) ? iconAt('stays', 'way', area.x + area.width - 22, baseline - 11, 12, 'stays') : '',
    '</g>',
  ].join('');
};

const tabSvg = ({ line, tab, tabArea }: DrawnLine): string => {
  const rows = tab.rows.map(({ way, lines, y, height }) => {
    const top = tabArea.y + 1.5 + y;
    const texts = lines.map(({ text, weight }, index) =>
      words(
        weight > 500 ? 'words' : 'condition',
        tabArea.x + 21,
        top + 12.5 + index * tabMeasures.lineHeight,
        text,
        tabMeasures.size,
        weight,
      ),
    );
    const behind = { x: tabArea.x + 1.5, y: top, width: tabArea.width - 3, height };
    return `<g class="row by-${way.cause}" data-way="${escaped(way.id)}"><rect fill="none" x="${round(behind.x)}" y="${round(behind.y)}" width="${round(behind.width)}" height="${round(behind.height)}"/>${iconAt(way.cause, 'way', tabArea.x + 5, top + 3, 12, 'cause')}${texts.join('')}</g>`;
  });
  return `<g class="tab by-${causeOfAll(line.ways)}" data-line="${escaped(line.id)}" data-ways="${namesOf(line)}"><rect x="${round(tabArea.x)}" y="${round(tabArea.y)}" width="${round(tabArea.width)}" height="${round(tabArea.height)}" rx="5"/>${rows.join('')}</g>`;
};

/** The drawing of a layout as SVG. `alone` makes it a file of its own, with its colours and a name for namespaces. */
export const drawingOf = (layout: Layout, alone: boolean): string => {
  const boxes = boxesIn(layout.root).filter(({ path }) => path !== '');
  const parents = new Map(boxesIn(layout.root).flatMap((box) => box.children.map((child) => [child.path, box] as const)));
  const areaOf = ({ path }: Box) => layout.areas.get(path) ?? { x: 0, y: 0, width: 0, height: 0 };
  const groups = boxes
    .filter(({ kind }) => kind === 'group')
    .map((box) => groupSvg(box, areaOf(box), titleArea(layout, box), parents.get(box.path)?.parallel ?? false));
  const everywhere = layout.root.ways.length > 0 ? [anywhereBox(layout.root)] : [];
  const states = [...everywhere, ...boxes.filter(({ kind }) => kind !== 'group')].map((box) => stateSvg(box, areaOf(box)));
  const lines = layout.lines.map(
    ({ line, points }) =>
      `<g class="line by-${causeOfAll(line.ways)}" data-line="${escaped(line.id)}" data-ways="${namesOf(line)}">${touch(points)}${arrow(points)}</g>`,
  );
  const starts = layout.starts.map(
    ({ path, dot, points }) =>
      `<g class="start" data-line="${escaped(path)}.>"><circle cx="${round(dot.x + 6)}" cy="${round(dot.y + 6)}" r="6"/>${arrow(points)}</g>`,
  );
  const style = alone
    ? `<style>:root{color-scheme:light dark;${lightColours}}@media (prefers-color-scheme:dark){:root{${darkColours}}}${drawingStyle}</style>${rectangle('paper', { x: 0, y: 0, width: layout.width, height: layout.height }, 0).replace('/>', ' fill="var(--paper)"/>')}`
    : '';
  return [
    `<svg ${alone ? 'xmlns="http://www.w3.org/2000/svg" ' : ''}class="chart" role="group" aria-label="${escaped(`Drawing of ${layout.root.title}`)}" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}">`,
    style,
    ...groups,
    ...lines,
    ...starts,
    ...states,
    ...layout.lines.map(tabSvg),
    '</svg>',
  ].join('\n');
};
