import type { Box, Cause, Way } from './chart.ts';
import { wordsOf } from './drawing-words.ts';
import { textWidth, wrap, type Weight } from './text.ts';
import { uncapital } from './words.ts';

/** How much a drawing says: boxes and lines; their words too; everything. */
export type Detail = 'overview' | 'labels' | 'full';

/** Every detail, from little to much. */
export const details: readonly Detail[] = ['overview', 'labels', 'full'];

export type TabLine = { readonly text: string; readonly weight: Weight };

/** One way out on a tab; `y` from the top of the tab. */
export type TabRow = { readonly way: Way; readonly lines: readonly TabLine[]; readonly y: number; readonly height: number };

/** The label of a line: the ways out of one state that lead to one other. */
export type Tab = { readonly rows: readonly TabRow[]; readonly width: number; readonly height: number };

/** Measures of a tab in pixels. */
export const tabMeasures = { size: 12, lineHeight: 14, icon: 17, padding: 5, widest: 122 } as const;

/** How the title of a box is set. */
export const titleText = { size: 14, weight: 680 } as const;

/** How the title of a group is set. */
export const groupText = { size: 13.5, weight: 680 } as const;

/** A line of text inside a box; `y` of its baseline from the top of the box. */
export type BoxLine = {
  readonly name: 'note' | 'shows' | 'asks' | 'again';
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly x: number;
  readonly y: number;
  readonly first: boolean;
};

/** Lays the ways out on a tab, one row each, the condition under the words; an overview has no words. */
export const tabOf = (ways: readonly Way[], detail: Detail = 'labels'): Tab => {
  if (detail === 'overview') return { rows: [], width: 12, height: 0 };
  const { size, lineHeight, icon, padding, widest } = tabMeasures;
  const line =
    (weight: Weight) =>
    (text: string): TabLine => ({ text, weight });
  let y = 0;
  let widestLine = 0;
  const rows = ways.map((way) => {
    const lines = [
      ...wrap(way.words, size, 620, widest).map(line(620)),
      ...(way.condition ? wrap(way.condition, size, 440, widest).map(line(440)) : []),
    ];
    widestLine = Math.max(widestLine, ...lines.map(({ text, weight }) => textWidth(text, size, weight)));
    const row = { way, lines, y, height: lines.length * lineHeight + 3 };
    y += row.height;
    return row;
  });
  return { rows, width: Math.ceil(widestLine + icon + padding * 2), height: Math.ceil(y + 3) };
};

const stayingWays = (box: Box): readonly Way[] => box.ways.filter(({ to }) => to === null);

/** The widest that text makes a box, in pixels. */
const widestText = 354;

/** What stands under the title of a box drawn in full. */
export const boxLines = (box: Box, hint: number): readonly BoxLine[] => {
  const title = textWidth(box.title, titleText.size, titleText.weight) + 24;
  const most = Math.max(196, title, Math.min(hint - 26, widestText));
  const said = wordsOf(box);
  const lines: BoxLine[] = [];
  let y = box.final ? 35 : 33;
  const put = (name: BoxLine['name'], text: string, size: number, weight: Weight, x: number, height: number, gap: number) => {
    y += gap;
    for (const [index, line] of wrap(text, size, weight, most - x + 12).entries()) {
      y += height;
      lines.push({ name, text: line, size, weight, x, y: y - 4, first: index === 0 });
    }
  };
  const description = box.description || box.sentence;
  if (description) put('note', description, 12, 440, 12, 16, 0);
  if (box.shows) put('shows', said.quoted(box.shows), 12, 560, 29, 16, 4);
  if (box.asks.length > 0) put('asks', said.asks(box.asks), 12, 560, 29, 16, 2);
  for (const way of stayingWays(box))
    put(
      'again',
      `${way.words}${way.condition ? `, ${way.condition}` : ''}${way.note ? `${said.colon}${uncapital(way.note)}` : ''}`,
      12,
      440,
      29,
      15,
      4,
    );
  return lines;
};

/** The box that the whole chart's own ways hang on: they are there in every state. */
export const anywhere = '(anywhere)';

/** The chart itself as a box to hang its own ways on. */
export const anywhereBox = (root: Box): Box => ({
  ...root,
  path: anywhere,
  title: wordsOf(root).inEveryState,
  description: '',
  sentence: wordsOf(root).whatever,
  shows: '',
  section: '',
  kind: 'customer',
  final: false,
  asks: root.asks,
  children: [],
});

/** The least size of a box that is no group. `hint` is the width that an earlier layout gave it. */
export const boxSize = (box: Box, detail: Detail = 'labels', hint = 0): { readonly width: number; readonly height: number } => {
  const title = textWidth(box.title, titleText.size, titleText.weight);
  const plain = Math.ceil(title + 52 + (stayingWays(box).length > 0 && detail !== 'full' ? 18 : 0));
  const lines = detail === 'full' ? boxLines(box, hint) : [];
  const last = lines.at(-1);
  if (!last) return { width: plain, height: box.final ? 38 : 34 };
  const widest = Math.max(...lines.map(({ text, size, weight, x }) => x + textWidth(text, size, weight)));
  return { width: Math.ceil(Math.max(plain, widest + 14)), height: Math.ceil(last.y + (box.final ? 16 : 12)) };
};

/** The least width of a group, so that its title is not cut. */
export const groupWidth = (box: Box): number => Math.ceil(textWidth(box.title, groupText.size, groupText.weight) + 60);

/** The one cause of a line that stands for several ways. */
export const causeOfAll = (ways: readonly Way[]): Cause => {
  const causes = new Set(ways.map(({ cause }) => cause));
  const [only] = causes;
  if (only && causes.size === 1) return only;
  if (causes.has('failure')) return 'failure';
  if (causes.has('time')) return 'time';
  return causes.has('answer') ? 'answer' : 'customer';
};
