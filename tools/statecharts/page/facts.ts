import type { Box, Way } from '../chart.ts';
import type { Story } from '../stories.ts';

/** What a machine's page knows beside the machine itself. */
export type Facts = {
  /** The file's name, which links and results use. */
  readonly name: string;
  readonly machine: string;
  readonly title: string;
  readonly sentence: string;
  readonly usedBy: string;
  readonly section: string;
  readonly root: Box;
  readonly stories: readonly Story[];
  readonly walks: readonly Story[];
};

/** Facts with what is looked up in them often. */
export type Known = Facts & {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly ways: ReadonlyMap<string, Way>;
  /** The states one can be in, in the order of the chart. */
  readonly leaves: readonly Box[];
  readonly titleOf: (path: string | null) => string;
};

const below = (box: Box): readonly Box[] => [box, ...box.children.flatMap(below)];

/** Looks everything up once. */
export const know = (facts: Facts): Known => {
  const all = below(facts.root);
  const boxes = new Map(all.map((box) => [box.path, box]));
  return {
    ...facts,
    boxes,
    ways: new Map(all.flatMap((box) => box.ways.map((way) => [way.id, way] as const))),
    leaves: all.filter(({ children, path }) => path !== '' && children.length === 0),
    titleOf: (path) => (path === null ? '' : (boxes.get(path)?.title ?? path)),
  };
};

/** The ways out of a state: its own, then those of the groups around it. */
export const waysOut = (known: Known, path: string): readonly Way[] => {
  const own = known.boxes.get(path)?.ways ?? [];
  return path === '' ? own : [...own, ...waysOut(known, path.split('.').slice(0, -1).join('.'))];
};

/** The specification's section for people: '§1.4'. */
export const sectionText = (section: string): string =>
  section
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => `§${one}`)
    .join(' ');
