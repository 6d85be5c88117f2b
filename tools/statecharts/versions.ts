import { boxesIn, type Box, type Way } from './chart.ts';
import { sameWays, type Change, type Fate } from './difference.ts';
import { drawingOf } from './drawing-svg.ts';
import type { DrawnLine, Layout } from './layout.ts';
import { tabOf } from './sizes.ts';

/** Which of two versions is drawn. */
export type Version = 'before' | 'after';

/** The ways of one version by the names that they have in the drawing of both. */
const waysByName = (before: Box, after: Box, version: Version): ReadonlyMap<string, Way> => {
  const waysOf = (root: Box): readonly Way[] => boxesIn(root).flatMap(({ ways }) => ways);
  const [old, now] = [waysOf(before), waysOf(after)];
  if (version === 'after') return new Map(now.map((way) => [way.id, way]));
  const pairs = sameWays(old, now);
  const kept = new Set(pairs.values());
  return new Map([
    ...[...pairs].map(([way, was]) => [way.id, { ...was, id: way.id }] as const),
    ...old.flatMap((way) => (kept.has(way) ? [] : [[`${way.id} (before)`, { ...way, id: `${way.id} (before)` }] as const])),
  ]);
};

/** A layout of both versions with one of them alone in it, everything where it is in the other. */
const layoutOf = (layout: Layout, before: Box, after: Box, version: Version): Layout => {
  const root = version === 'before' ? before : after;
  const ways = waysByName(before, after, version);
  const boxes = new Map(boxesIn(root).map((box) => [box.path, box]));
  const both = new Map(boxesIn(layout.root).map((box) => [box.path, box]));
  const lines = layout.lines.flatMap((drawn): readonly DrawnLine[] => {
    const own = drawn.line.ways.flatMap(({ id }) => ways.get(id) ?? []);
    return own.length === 0 ? [] : [{ ...drawn, line: { ...drawn.line, ways: own }, tab: tabOf(own) }];
  });
  const starts = layout.starts.filter(({ path }) => boxes.has(path) && boxes.get(path)?.initial === both.get(path)?.initial);
  return { ...layout, root, lines, starts };
};

const unescaped = (text: string): string =>
  text.replaceAll('&#10;', '\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The one fate that several ways have in common; changed where they differ. */
const common = (fates: readonly (Fate | undefined)[]): Fate | undefined =>
  new Set(fates).size === 1 ? fates[0] : fates.some((fate) => fate !== undefined) ? 'changed' : undefined;

/** A drawing in which each state and way has the colour of what became of it. */
const coloured = (svg: string, states: ReadonlyMap<string, Fate>, ways: ReadonlyMap<string, Fate>): string =>
  svg
    .replace('class="chart"', 'class="chart compared"')
    .replaceAll(
      /<g class="(state|line|tab|row)([^"]*)" data-(?:state|line|way)="([^"]*)"(?: data-ways="([^"]*)")?/g,
      (found: string, kind: string, classes: string, name: string, names: string | undefined) => {
        const fate =
          kind === 'state'
            ? states.get(unescaped(name))
            : kind === 'row'
              ? ways.get(unescaped(name))
              : common(
                  unescaped(names ?? '')
                    .split('\n')
                    .map((id) => ways.get(id)),
                );
        return fate === undefined ? found : found.replace(`class="${kind}${classes}"`, `class="${kind}${classes} ${fate}"`);
      },
    );

/**
 * One version of a chart as SVG, drawn by the layout of both, so that what is the same stands at the same place. What
 * changed is coloured; a state is changed where a way changed that stays in it.
 */
export const versionOf = (layout: Layout, before: Box, after: Box, version: Version, changes: readonly Change[]): string => {
  const ways = new Map(changes.flatMap((change) => change.ways.map((id) => [id, change.fate] as const)));
  const staying = [...waysByName(before, after, version)].filter(([id, { to }]) => to === null && ways.has(id));
  const states = new Map<string, Fate>([
    ...staying.map(([, { from }]) => [from, 'changed'] as const),
    ...changes.flatMap((change) => change.states.map((path) => [path, change.fate] as const)),
  ]);
  return coloured(drawingOf(layoutOf(layout, before, after, version), true), states, ways);
};
