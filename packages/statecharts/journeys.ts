import type { AnyModel, AnySample } from './any-model.ts';
import { definitionsOf, neverTaken } from './definitions.ts';
import { graphOf, type Edge, type Graph, type Place, type View } from './graph.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';
import { appearance, linger, type Standstill } from './standstill.ts';

export type JourneyStep = {
  readonly says: string;
  readonly by: AnySample['by'];
  /** Null when time passes and no wait ends. */
  readonly sample: AnySample | null;
  readonly walked: readonly string[];
  readonly to: readonly string[];
};

export type Journey = {
  readonly input: number;
  readonly from: readonly string[];
  readonly steps: readonly JourneyStep[];
  /** The reason that its refusal is told with, where another one would be told in the same words. */
  readonly refusal?: string;
};

export type Journeys = { readonly journeys: readonly Journey[]; readonly unwalked: readonly string[] };

/** Whether some other missing definition can still be walked after an edge; a journey that takes it can go on. */
const leadsOn = (graph: Graph, edge: Edge, missing: ReadonlySet<string>, bound: number): boolean => {
  const seen = new Set([edge.to]);
  for (const place of seen) {
    for (const next of graph.edgesOf(place)) {
      if (next.walked.some((id) => missing.has(id) && !edge.walked.includes(id))) return true;
      seen.add(next.to);
    }
    if (seen.size > bound) return true;
  }
  return false;
};

/** The shortest way to something not walked yet, preferring what lets the journey go on. */
const nextStretch = (graph: Graph, from: Place, missing: ReadonlySet<string>, bound: number): readonly Edge[] | null => {
  const back = new Map<Place, { readonly place: Place; readonly edge: Edge } | null>([[from, null]]);
  const wayBack = (place: Place, last: Edge): readonly Edge[] => {
    const step = back.get(place);
    return step ? [...wayBack(step.place, step.edge), last] : [last];
  };
  let ending: readonly Edge[] | null = null;
  for (const [place] of back) {
    let best: { readonly edge: Edge; readonly gain: number } | null = null;
    for (const edge of graph.edgesOf(place)) {
      const gain = edge.walked.filter((id) => missing.has(id)).length;
      // Nothing is left that it could lead on to.
      if (gain > 0 && missing.size === 1) return wayBack(place, edge);
      if (gain > (best?.gain ?? 0)) {
        if (leadsOn(graph, edge, missing, bound)) best = { edge, gain };
        else ending ??= wayBack(place, edge);
      }
      if (!back.has(edge.to)) back.set(edge.to, { place, edge });
    }
    if (best) return wayBack(place, best.edge);
    if (back.size > bound) break;
  }
  return ending;
};

const stepOf = (edge: Edge, walked: readonly string[], still: Standstill): JourneyStep => ({
  says: edge.sample?.says ?? 'time passes, and no wait ends yet',
  by: edge.sample?.by ?? 'time',
  sample: edge.sample,
  walked,
  to: deepestNodes(still.snapshot).map(pathOf),
});

/** How often in a row a planned stretch may fail because a wait ends earlier than planned. */
const patience = 8;

/** One journey, and what it leaves missing: `missing` is emptied as it goes. */
const walk = (model: AnyModel, graph: Graph, input: number, missing: Set<string>, bound: number): Journey => {
  const start = graph.moves.begin(input);
  let { still } = start;
  let inVain = 0;
  for (const id of start.walked) missing.delete(id);
  const steps: JourneyStep[] = [];
  let useful = 0;
  while (missing.size > 0 && inVain < patience && still.snapshot.status === 'active') {
    const stretch = nextStretch(graph, graph.exactly(still, input), missing, bound);
    if (!stretch) break;
    inVain += 1;
    for (const edge of stretch) {
      const next = edge.sample ? graph.moves.take(still, edge.sample, 'inOrder') : { still: linger(still) ?? still, walked: [] };
      if (!next) break;
      still = next.still;
      steps.push(stepOf(edge, next.walked, still));
      for (const id of next.walked) {
        if (!missing.delete(id)) continue;
        inVain = 0;
        useful = steps.length;
      }
      if (appearance(model, still) !== appearance(model, edge.to.still)) break;
    }
  }
  return { input, from: deepestNodes(start.still.snapshot).map(pathOf), steps: steps.slice(0, useful) };
};

/** From the cheapest look at time to the dearest; a later one is taken only for what an earlier one missed. */
const views: readonly View[] = [
  { waits: 'next', lingering: false },
  { waits: 'order', lingering: false },
  { waits: 'next', lingering: true },
  { waits: 'order', lingering: true },
];

/**
 * Few long journeys that together walk every transition definition, found greedily: always on to the nearest
 * definition not yet walked, the ends last. The same model gives the same journeys. `bound` limits the places
 * looked at for one stretch.
 */
export const findJourneys = (model: AnyModel, bound = 10_000): Journeys => {
  const missing = new Set(
    definitionsOf(model.machine)
      .filter((definition) => neverTaken(definition) === undefined)
      .map(({ id }) => id),
  );
  const journeys: Journey[] = [];
  for (const view of views) {
    const graph = graphOf(model, view);
    let before = -1;
    while (missing.size > 0 && missing.size !== before) {
      before = missing.size;
      for (const input of model.inputs.keys()) {
        const left = missing.size;
        const journey = walk(model, graph, input, missing, bound);
        if (missing.size < left) journeys.push(journey);
      }
    }
  }
  return { journeys, unwalked: [...missing] };
};
