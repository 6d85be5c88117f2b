import type { AnyStateNode } from 'xstate';
import type { AnyModel } from './any-model.ts';
import { definitionsOf, neverTaken, type Definition } from './definitions.ts';
import { graphOf, wayTo, type Place } from './graph.ts';
import { brokenBy, type BrokenStep } from './step-claims.ts';
import { pathOf, stateNodes } from './state-nodes.ts';

export type Exploration = {
  readonly places: readonly Place[];
  readonly walked: ReadonlySet<string>;
  readonly unwalked: readonly Definition[];
  /** Definitions that are walked although their meta says they never are. */
  readonly walkedAfterAll: readonly Definition[];
  /** Moves that threw or ended the machine with an error, each in plain words. */
  readonly breakages: readonly string[];
  readonly brokenSteps: readonly BrokenStep[];
  readonly stuck: readonly Place[];
  readonly complete: boolean;
};

/**
 * Walks breadth-first through everything that the model's inputs and events can lead to, up to `bound` places.
 * Waits may end in any order here, so the result holds whatever the order of real time is.
 */
export const explore = (model: AnyModel, bound = 40_000): Exploration => {
  const graph = graphOf(model, { waits: 'which', lingering: false });
  const walked = new Set(graph.starts.flatMap((start) => start.walked));
  const seen = new Set<Place>(graph.starts.map(({ place }) => place));
  const stuck: Place[] = [];
  const broken = new Map<string, BrokenStep>();
  for (const place of seen) {
    if (seen.size > bound) break;
    const edges = graph.edgesOf(place);
    if (edges.length === 0 && place.still.snapshot.status === 'active') stuck.push(place);
    for (const edge of edges) {
      for (const id of edge.walked) walked.add(id);
      for (const one of brokenBy(model, place, edge, broken)) broken.set(one.says, one);
      seen.add(edge.to);
    }
  }
  const definitions = definitionsOf(model.machine);
  return {
    places: [...seen],
    walked,
    unwalked: definitions.filter((definition) => !walked.has(definition.id) && neverTaken(definition) === undefined),
    walkedAfterAll: definitions.filter((definition) => walked.has(definition.id) && neverTaken(definition) !== undefined),
    breakages: graph.breakages.map(({ place, sample, error }) => `${[...wayTo(model, place), sample.says].join(', ')}: ${String(error)}`),
    brokenSteps: [...broken.values()],
    stuck,
    complete: seen.size <= bound,
  };
};

/** Paths of the states that only decide and in which the machine rests nevertheless. */
export const undecidedStates = ({ places }: Exploration): readonly string[] => [
  ...new Set(places.flatMap(({ still }) => still.snapshot._nodes.filter((node) => (node.always ?? []).length > 0).map(pathOf))),
];

/** Paths of the states that nothing leads to. States that only decide are left before anybody can look: a way out of them that was walked tells of them. */
export const unreachableStates = (model: AnyModel, { places, walked }: Exploration): readonly string[] => {
  const taken = definitionsOf(model.machine).filter(({ id }) => walked.has(id));
  // Nobody is ever in a history state: whoever goes there is where they were.
  const histories = taken.flatMap(({ definition }) =>
    ((definition.target ?? []) as readonly AnyStateNode[]).filter(({ type }) => type === 'history'),
  );
  const met = new Set(
    [...places.flatMap(({ still }) => still.snapshot._nodes), ...taken.map(({ node }) => node), ...histories].map(pathOf),
  );
  return stateNodes(model.machine)
    .map(pathOf)
    .filter((path) => !met.has(path));
};
