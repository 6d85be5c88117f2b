import type { AnyModel } from '#statecharts/any-model.ts';
import { boxesIn, type Box, type Way } from '../chart.ts';
import type { NamedModel } from '../models.ts';
import type { Story } from '../stories.ts';

export type Facts = Pick<AnyModel, 'title' | 'sentence' | 'usedBy' | 'section'> & {
  readonly name: string;
  readonly machine: string;
  /** Where tests import the model from, and by which name. */
  readonly model: Pick<NamedModel, 'from' | 'exported'>;
  readonly root: Box;
  readonly stories: readonly Story[];
};

export const factsOf = (
  { name, model: { title, sentence, usedBy, section, machine }, from, exported }: Pick<NamedModel, 'name' | 'model' | 'from' | 'exported'>,
  root: Box,
): Facts => ({
  name,
  model: { from, exported },
  title,
  sentence,
  usedBy,
  section,
  root,
  machine: machine.id,
  stories: [],
});

export type Known = Facts & {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly ways: ReadonlyMap<string, Way>;
  readonly titleOf: (path: string | null) => string;
};

export const know = (facts: Facts): Known => {
  const all = boxesIn(facts.root);
  const boxes = new Map(all.map((box) => [box.path, box]));
  return {
    ...facts,
    boxes,
    ways: new Map(all.flatMap((box) => box.ways.map((way) => [way.id, way] as const))),
    titleOf: (path) => (path === null ? '' : (boxes.get(path)?.title ?? path)),
  };
};

export const waysOut = (known: Known, path: string): readonly Way[] => {
  const own = known.boxes.get(path)?.ways ?? [];
  return path === '' ? own : [...own, ...waysOut(known, path.split('.').slice(0, -1).join('.'))];
};
