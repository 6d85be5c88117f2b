import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import { boxesIn, kindWords, looksOf, type Box, type Cause, type Way } from './chart.ts';
import { colours, drawingStyle } from './drawing-style.ts';
import { iconAt } from './icons.ts';
import { anywhere, anywhereBox, layOut, measures, type Area, type DrawnLine } from './layout.ts';
import { textWidth } from './text.ts';
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

const words = (name: string, x: number, y: number, text: string, size: number) =>
  `<text class="${name}" x="${round(x)}" y="${round(y)}" textLength="${round(textWidth(text, size))}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;

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

const namesOf = ({ ways }: DrawnLine) => ways.map(({ id }) => escaped(id)).join('&#10;');

/** A broad unseen path along a line, so that a pointer finds it. */
const touch = (points: readonly ElkPoint[]) => `<path class="touch" d="${pathThrough(points)}"/>`;

const causeOfAll = (ways: readonly Way[]): Cause =>
  (['failure', 'time', 'answer'] as const).find((one) => ways.length > 1 && ways.some(({ cause }) => cause === one)) ??
  ways[0]?.cause ??
  'customer';

/** A group's title stands over the lines that go through the band at its top, on a ground of its own. */
const titleSvg = (box: Box, { x, y }: Area): string => {
  const width = textWidth(box.title, measures.groupTitle);
  return `<g class="title-of" data-state="${escaped(box.path)}">${rectangle('plate', { x: x + 8, y: y + 7, width: width + 12, height: 22 }, 5)}${words('group-title', x + 14, y + 23, box.title, measures.groupTitle)}</g>`;
};

const groupSvg = (box: Box, area: Area, region: boolean): string =>
  `<g class="state is-group${region ? ' region' : ''}" data-state="${escaped(box.path)}">${rectangle('halo', grown(area, 5), 15)}${rectangle('box', area, 12)}</g>`;

const stateSvg = (box: Box, area: Area): string => {
  const ways = box.ways.filter(({ to }) => to !== null).length;
  const baseline = area.y + area.height / 2 + 5;
  const label = `${box.title}: ${kindWords[box.kind]}. ${ways} ${ways === 1 ? 'way' : 'ways'} out.`;
  const path = box.path === anywhere ? '' : box.path;
  return [
    `<g class="state ${looksOf(box.kind)}${path === box.path ? '' : ' region'}" data-state="${escaped(path)}" tabindex="0" role="button" aria-label="${escaped(label)}" aria-describedby="row-${anchor(path)}">`,
    rectangle('halo', grown(area, 6), 13),
    rectangle('box', area, 8),
    box.final ? rectangle('inner', grown(area, -3.5), 5) : '',
    iconAt(box.kind, 'state', area.x + 11, baseline - 12.5, 15, 'sign'),
    words('title', area.x + 32, baseline, box.title, measures.title),
    box.ways.some(({ to }) => to === null) ? iconAt('stays', 'way', area.x + area.width - 22, baseline - 11, 12, 'stays') : '',
    '</g>',
  ].join('');
};

const tabSvg = (line: DrawnLine): string => {
  const { x, y, width, height } = line.tabArea;
  const rows = line.rows.map((row) => {
    const top = y + 1.5 + row.y;
    const texts = [...row.words, ...row.condition].map((text, index) =>
      words(index < row.words.length ? 'words' : 'condition', x + 21, top + 12.5 + index * measures.rowLine, text, measures.row),
    );
    return `<g class="row by-${row.way.cause}" data-way="${escaped(row.way.id)}"><rect fill="none" x="${round(x + 1.5)}" y="${round(top)}" width="${round(width - 3)}" height="${round(row.height)}"/>${iconAt(row.way.cause, 'way', x + 5, top + 3, 12, 'cause')}${texts.join('')}</g>`;
  });
  return `<g class="tab by-${causeOfAll(line.ways)}" data-line="${escaped(line.id)}" data-ways="${namesOf(line)}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="5"/>${rows.join('')}</g>`;
};

/** Draws a chart as an SVG file. The same chart gives the same bytes. */
export const drawChart = async (root: Box): Promise<string> => {
  const layout = await layOut(root);
  const boxes = boxesIn(root).filter(({ path }) => path !== '');
  const regions = new Set(boxesIn(root).flatMap(({ parallel, children }) => (parallel ? children.map(({ path }) => path) : [])));
  const areaOf = ({ path }: Box) => layout.areas.get(path) ?? { x: 0, y: 0, width: 0, height: 0 };
  const groups = boxes.filter(({ kind }) => kind === 'group');
  const leaves = [...(root.ways.length > 0 ? [anywhereBox(root)] : []), ...boxes.filter(({ kind }) => kind !== 'group')];
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="group" aria-label="${escaped(`Drawing of ${root.title}`)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${colours}${drawingStyle}</style>${rectangle('paper', { x: 0, y: 0, width, height }, 0).replace('/>', ' fill="var(--paper)"/>')}`,
    ...groups.map((box) => groupSvg(box, areaOf(box), regions.has(box.path))),
    ...layout.lines.map(
      (line) =>
        `<g class="line by-${causeOfAll(line.ways)}" data-line="${escaped(line.id)}" data-ways="${namesOf(line)}">${touch(line.points)}${arrow(line.points)}</g>`,
    ),
    ...layout.starts.map(
      ({ path, dot, points }) =>
        `<g class="start" data-line="${escaped(path)}.>"><circle cx="${round(dot.x + 6)}" cy="${round(dot.y + 6)}" r="6"/>${arrow(points)}</g>`,
    ),
    ...groups.map((box) => titleSvg(box, areaOf(box))),
    ...leaves.map((box) => stateSvg(box, areaOf(box))),
    ...layout.lines.map(tabSvg),
    '</svg>\n',
  ].join('\n');
};

export const insidePage = (file: string): string =>
  file
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/<style>[\s\S]*?<\/style><rect class="paper"[^>]*\/>\n/, '')
    .trimEnd();
