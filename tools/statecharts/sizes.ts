import type { Box, Cause, Way } from './chart.ts';
import { textWidth, wrap, type Weight } from './text.ts';

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

/** Lays the ways out on a tab, one row each, the condition under the words. */
export const tabOf = (ways: readonly Way[]): Tab => {
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

/** The box that the whole chart's own ways hang on: they are there in every state. */
export const anywhere = '(anywhere)';

/** The chart itself as a box to hang its own ways on. */
export const anywhereBox = (root: Box): Box => ({
  ...root,
  path: anywhere,
  title: 'In every state',
  description: '',
  sentence: 'Whatever the flow does, this can happen.',
  shows: '',
  section: '',
  kind: 'customer',
  final: false,
  asks: root.asks,
  children: [],
});

/** The least size of a box that is no group. */
export const boxSize = (box: Box): { readonly width: number; readonly height: number } => {
  const title = textWidth(box.title, titleText.size, titleText.weight);
  const stays = box.ways.some(({ to }) => to === null);
  return { width: Math.ceil(title + 52 + (stays ? 18 : 0)), height: box.final ? 38 : 34 };
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
