import type { TransitionMeta } from '#machines/model.ts';
import type { AnyModel, AnySample } from './any-model.ts';
import { definitionsOf, neverTaken, type Definition } from './definitions.ts';
import { graphOf, type Edge, type Graph, type Place } from './graph.ts';
import type { Journey, JourneyStep } from './journeys.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

/** A journey that somebody would tell: the shortest through a few turning points to an end or to rest. */
export type ShortJourney = Journey & {
  /** Ids of the definitions that make it worth telling. */ readonly turns: readonly string[];
  /** The one it is told for; null for the plain way to the end. */ readonly about: string | null;
};

type Node = { readonly type: string; readonly tags: readonly string[] };

const tagged = (place: Place, tag: string): boolean => place.still.snapshot.tags.has(tag);

const isRest = (place: Place): boolean => place.still.snapshot.status !== 'active' || (!tagged(place, 'busy') && !tagged(place, 'blocked'));

/** Ways that go wrong, that time takes, and that end the flow. */
const isTurn = ({ definition, eventType, node }: Definition): boolean => {
  const target = definition.target?.[0] as (Node & { readonly path: readonly string[] }) | undefined;
  const cause = (definition.meta as TransitionMeta | undefined)?.cause;
  if (cause === 'failure' || target?.tags.includes('blocked') || (target?.type === 'final' && !target.tags.includes('good'))) return true;
  return (
    (eventType.startsWith('xstate.error.') || eventType.startsWith('xstate.after.')) && target !== undefined && target !== (node as unknown)
  );
};

/** The shortest way from some places to the first edge or place that is looked for. */
const shortest = (graph: Graph, starts: readonly Place[], goal: (edge: Edge) => boolean, bound: number): readonly Edge[] | null => {
  const cameBy = new Map<Place, { readonly from: Place; readonly edge: Edge } | null>(starts.map((place) => [place, null]));
  const wayTo = (place: Place): readonly Edge[] => {
    const step = cameBy.get(place);
    return step ? [...wayTo(step.from), step.edge] : [];
  };
  for (const [place] of cameBy) {
    for (const edge of graph.edgesOf(place)) {
      if (goal(edge)) return [...wayTo(place), edge];
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, { from: place, edge });
    }
    if (cameBy.size > bound) return null;
  }
  return null;
};

const replay = (model: AnyModel, graph: Graph, input: number, samples: readonly AnySample[]): Journey | null => {
  const start = graph.moves.begin(input);
  let { still } = start;
  const steps: JourneyStep[] = [];
  for (const sample of samples) {
    const next = graph.moves.take(still, sample, 'inOrder');
    if (!next || next.walked.length === 0) return null;
    still = next.still;
    steps.push({ says: sample.says, by: sample.by, sample, walked: next.walked, to: deepestNodes(still.snapshot).map(pathOf) });
  }
  return { input, from: deepestNodes(start.still.snapshot).map(pathOf), steps };
};

const samplesOf = (edges: readonly Edge[]): readonly AnySample[] => edges.flatMap(({ sample }) => sample ?? []);

/** A journey told by the words of the model: the index of an input, then what happens. Null when it cannot happen so. */
export const journeyOf = (model: AnyModel, input: number, says: readonly string[]): Journey | null => {
  const samples = says.flatMap((words) => model.events.find((sample) => sample.says === words) ?? []);
  return samples.length === says.length ? replay(model, graphOf(model, { waits: 'next', lingering: false }), input, samples) : null;
};

/** The journeys that answer a model's questions, in their order. @throws Error when one cannot happen as it is told */
export const journeysOfQuestions = (model: AnyModel): readonly Journey[] =>
  (model.questions ?? []).map(({ when, begins, says }) => {
    const journey = journeyOf(
      model,
      model.inputs.findIndex((input) => input.says === begins),
      says,
    );
    if (!journey) throw new Error(`${model.title}: what happens when ${when} cannot happen as it is told`);
    return journey;
  });

/**
 * Short journeys for people: first the shortest to the good end, then one for everything that can go wrong, that
 * time does or that ends the flow, each led on to the good end where there is one, else to rest. A turn that an
 * earlier journey tells gets none of its own. The same model gives the same journeys. `bound` limits each search.
 */
export const findShortJourneys = (model: AnyModel, bound = 4_000): readonly ShortJourney[] => {
  const graph = graphOf(model, { waits: 'next', lingering: false });
  const starts = graph.starts.map(({ place }) => place);
  const turns = definitionsOf(model.machine).filter((definition) => isTurn(definition) && neverTaken(definition) === undefined);
  const isTurnId = new Set(turns.map(({ id }) => id));
  const told = new Set<string>();
  const journeys: ShortJourney[] = [];

  const tell = (edges: readonly Edge[], about: string | null) => {
    const first = starts.findIndex((place) => place.key === (edges[0] && startOf(graph, starts, edges[0]))?.key);
    const journey = replay(model, graph, Math.max(first, 0), samplesOf(edges));
    if (!journey || journeys.some((other) => other.input === journey.input && sameBeginning(other, journey))) return;
    const walked = journey.steps.flatMap((step) => step.walked);
    journeys.push({ ...journey, turns: [...new Set(walked.filter((id) => isTurnId.has(id)))], about });
    for (const id of walked) told.add(id);
  };

  const isGood = ({ to }: Edge) => tagged(to, 'good');
  const spine = shortest(graph, starts, isGood, bound);
  if (spine) tell(spine, null);
  for (const { id } of turns) {
    if (told.has(id)) continue;
    const there = shortest(graph, starts, ({ walked }) => walked.includes(id), bound);
    const last = there?.at(-1);
    if (!there || !last) continue;
    const isOver = last.to.still.snapshot.status !== 'active' || (!spine && isRest(last.to));
    const on = isOver
      ? []
      : (shortest(
          graph,
          [last.to],
          (edge) => (spine ? isGood(edge) : isRest(edge.to)) && !edge.walked.some((walked) => isTurnId.has(walked)),
          600,
        ) ??
        shortest(graph, [last.to], ({ to }) => isRest(to), 600) ??
        []);
    tell([...there, ...on], id);
    if (!told.has(id)) tell(there, id);
  }
  return journeys;
};

const sameBeginning = (longer: Journey, shorter: Journey): boolean =>
  shorter.steps.every(({ says }, index) => longer.steps[index]?.says === says);

/** The place that a way begins at. */
const startOf = (graph: Graph, starts: readonly Place[], first: Edge): Place | undefined =>
  starts.find((place) => graph.edgesOf(place).includes(first));
