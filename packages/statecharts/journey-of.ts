import type { AnyModel, AnySample } from './any-model.ts';
import type { Journey, JourneyStep } from './journeys.ts';
import { movesOf } from './moves-of.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

/** The journey on which these samples follow each other from an input, by its index. Null when it cannot happen so. */
export const journeyBy = (model: AnyModel, input: number, samples: readonly AnySample[]): Journey | null => {
  const moves = movesOf(model);
  const start = moves.begin(input);
  let { still } = start;
  const steps: JourneyStep[] = [];
  for (const sample of samples) {
    const next = moves.take(still, sample, 'inOrder');
    if (!next || next.walked.length === 0) return null;
    still = next.still;
    steps.push({ says: sample.says, by: sample.by, sample, walked: next.walked, to: deepestNodes(still.snapshot).map(pathOf) });
  }
  return { input, from: deepestNodes(start.still.snapshot).map(pathOf), steps };
};

/** A journey told by the words of the model: the index of an input, then what happens. Null when it cannot happen so. */
export const journeyOf = (model: AnyModel, input: number, says: readonly string[]): Journey | null => {
  const samples = says.flatMap((words) => model.events.find((sample) => sample.says === words) ?? []);
  return samples.length === says.length ? journeyBy(model, input, samples) : null;
};
