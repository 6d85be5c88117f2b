import type { AnyModel } from '../../tests/machines/harness/any-model.ts';
import { findJourneys, type Journey } from '../../tests/machines/harness/journeys.ts';
import { boxesIn, type Box } from './chart.ts';

/** One step of a story: who does what. */
export type StoryStep = { readonly by: string; readonly says: string; readonly ways: readonly string[] };

/** A journey for people. */
export type Story = {
  /** Its name in links. */
  readonly slug: string;
  /** Turning points, then the end: 'Declined, then Paid'. */
  readonly title: string;
  readonly begins: string;
  readonly steps: readonly StoryStep[];
  /** The deepest states at the end, in words. */
  readonly ends: string;
};

/** Turning points named in a title before it gets too long to read. */
const mostTurns = 3;

const storyOf = (model: AnyModel, boxes: ReadonlyMap<string, Box>, journey: Journey, index: number): Story => {
  const titles = (paths: readonly string[]) => paths.map((path) => boxes.get(path)?.title ?? path);
  const wrong = journey.steps.flatMap(({ to }) => to).filter((path) => boxes.get(path)?.kind === 'blocked');
  const last = journey.steps.at(-1);
  const goal = (last?.to ?? journey.from).filter((path) => boxes.get(path)?.final || !(last && journey.from.includes(path)));
  const end = titles(goal.length > 0 ? goal : (last?.to ?? journey.from)).join(', ');
  const turns = titles([...new Set(wrong)]).filter((title) => !end.includes(title)).slice(0, mostTurns);
  return {
    slug: String(index + 1),
    title: [...turns, turns.length > 0 ? `then ${end}` : end].join(', '),
    begins: model.inputs[journey.input]?.says ?? '',
    steps: journey.steps.map(({ by, says, walked }) => ({ by, says, ways: walked })),
    ends: titles(last?.to ?? journey.from).join(', '),
  };
};

/** The journeys of a model for people, in the order they were found. */
export const storiesOf = (model: AnyModel, root: Box): readonly Story[] => {
  const boxes = new Map(boxesIn(root).map((box) => [box.path, box]));
  return findJourneys(model).journeys.map((journey, index) => storyOf(model, boxes, journey, index));
};
