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

/** What a step costs a way; whole numbers from 1. */
type Cost = (edge: Edge) => number;

/** Whether a step may follow those before it on a way. */
type Likely = (edge: Edge, before: readonly Edge[]) => boolean;

/** The cheapest way from some places to the first edge that is looked for; of ways that cost the same, the one found first. */
const cheapest = (
  graph: Graph,
  starts: readonly Place[],
  {
    goal,
    cost,
    bound,
    isLikely = () => true,
  }: { readonly goal: (edge: Edge) => boolean; readonly cost: Cost; readonly bound: number; readonly isLikely?: Likely },
): readonly Edge[] | null => {
  type Way = { readonly place: Place; readonly edges: readonly Edge[]; readonly isThere: boolean };
  const byCost: Way[][] = [starts.map((place) => ({ place, edges: [], isThere: false }))];
  const left = new Set<Place>();
  for (let spent = 0; spent < byCost.length; spent += 1) {
    for (const { place, edges, isThere } of byCost[spent] ?? []) {
      if (isThere) return edges;
      if (left.has(place)) continue;
      left.add(place);
      if (left.size > bound) return null;
      for (const edge of graph.edgesOf(place)) {
        if (!isLikely(edge, edges)) continue;
        const isThereThen = goal(edge);
        if (!isThereThen && left.has(edge.to)) continue;
        (byCost[spent + cost(edge)] ??= []).push({ place: edge.to, edges: [...edges, edge], isThere: isThereThen });
      }
    }
  }
  return null;
};

/** The edge that a sample takes out of a place. */
const edgeBy = (graph: Graph, place: Place, sample: AnySample | null): Edge | undefined =>
  graph.edgesOf(place).find((edge) => edge.sample !== null && edge.sample === sample);

/** Steps aside after which a way is back on the plain one. */
const mostAside = 2;

/**
 * The way from a place to the good end that takes the plain way's last steps, as few as lead there, after as few steps aside as
 * it needs; null where a few do not suffice.
 */
const backToSpine = (
  graph: Graph,
  from: Place,
  {
    spine,
    isEnd,
    isLikely,
  }: { readonly spine: readonly JourneyStep[]; readonly isEnd: (edge: Edge) => boolean; readonly isLikely: Likely },
): readonly Edge[] | null => {
  const along = (before: readonly Edge[], begin: number): readonly Edge[] | null => {
    const edges = [...before];
    for (const { sample } of spine.slice(begin)) {
      const edge = edgeBy(graph, edges.at(-1)?.to ?? from, sample);
      if (!edge || !isLikely(edge, edges)) return null;
      edges.push(edge);
    }
    const last = edges.at(-1);
    return last && isEnd(last) ? edges : null;
  };
  let aside: (readonly Edge[])[] = [[]];
  for (let steps = 0; steps <= mostAside; steps += 1) {
    for (const before of aside)
      for (let begin = spine.length - 1; begin >= 0; begin -= 1) {
        const way = along(before, begin);
        if (way) return way;
      }
    aside = aside.flatMap((before) =>
      graph
        .edgesOf(before.at(-1)?.to ?? from)
        .filter((edge) => edge.to !== (before.at(-1)?.to ?? from) && isLikely(edge, before))
        .map((edge) => [...before, edge]),
    );
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

/** The journey on which these samples follow each other. Null when it cannot happen so. */
export const journeyBy = (model: AnyModel, input: number, samples: readonly AnySample[]): Journey | null =>
  replay(model, graphOf(model, { waits: 'next', lingering: false }), input, samples);

/** A journey told by the words of the model: the index of an input, then what happens. Null when it cannot happen so. */
export const journeyOf = (model: AnyModel, input: number, says: readonly string[]): Journey | null => {
  const samples = says.flatMap((words) => model.events.find((sample) => sample.says === words) ?? []);
  return samples.length === says.length ? journeyBy(model, input, samples) : null;
};

/** How dear a step is that the plain way does not take, and one that goes wrong: rather some steps of the plain way than one of these. */
const ASIDE = 3;
const WRONG = 12;
const EACH_ALIKE: Cost = () => 1;

/** The plain way of a model, its first place and the definitions that it walks: what its model says, else the shortest to a good end. @throws Error when it cannot happen so */
const spineOf = (model: AnyModel, graph: Graph, bound: number): Journey | null => {
  if (model.plainWay) {
    const { begins, says } = model.plainWay;
    const told = journeyOf(
      model,
      model.inputs.findIndex((input) => input.says === begins),
      says,
    );
    if (!told) throw new Error(`${model.title}: its plain way cannot happen as it is told`);
    return told;
  }
  const starts = graph.starts.map(({ place }) => place);
  const edges = cheapest(graph, starts, { goal: ({ to }) => tagged(to, 'good'), cost: EACH_ALIKE, bound });
  return edges && replay(model, graph, startedBy(graph, edges), samplesOf(edges));
};

/**
 * Short journeys for people: first the plain way to the good end, then one for everything that can go wrong, that time does
 * or that ends the flow, each by the plain way but for what it is told for, and led on to the good end where there is one,
 * else to rest. A turn that an earlier journey tells gets none of its own. The same model gives the same journeys. `bound`
 * limits each search.
 */
export const findShortJourneys = (model: AnyModel, bound = 4_000): readonly ShortJourney[] => {
  const graph = graphOf(model, { waits: 'next', lingering: false });
  const starts = graph.starts.map(({ place }) => place);
  const turns = definitionsOf(model.machine).filter((definition) => isTurn(definition) && neverTaken(definition) === undefined);
  const isTurnId = new Set(turns.map(({ id }) => id));
  const told = new Set<string>();
  const journeys: ShortJourney[] = [];
  const spine = spineOf(model, graph, bound);
  const onSpine = new Set(spine?.steps.flatMap(({ walked }) => walked));
  const cost: Cost = ({ walked }) => {
    if (walked.every((id) => onSpine.has(id))) return 1;
    return walked.some((id) => isTurnId.has(id) && !onSpine.has(id)) ? WRONG : ASIDE;
  };

  const saidBy = (edges: readonly Edge[]) => samplesOf(edges).map(({ says }) => says);
  const makesSense =
    (earlier: readonly Edge[]): Likely =>
    ({ sample }, before) =>
      sample === null || model.makesSense === undefined || model.makesSense(saidBy([...earlier, ...before]), sample.says);
  const isWrong = ({ walked }: Edge) => walked.some((id) => isTurnId.has(id) && !onSpine.has(id));

  const tell = (journey: Journey | null, about: string | null) => {
    if (!journey || journeys.some((other) => other.input === journey.input && sameBeginning(other, journey))) return;
    const walked = journey.steps.flatMap((step) => step.walked);
    journeys.push({ ...journey, turns: [...new Set(walked.filter((id) => isTurnId.has(id)))], about });
    for (const id of walked) told.add(id);
  };
  const tellEdges = (edges: readonly Edge[], about: string) => tell(replay(model, graph, startedBy(graph, edges), samplesOf(edges)), about);

  const ends = JSON.stringify(spine?.steps.at(-1)?.to);
  const isGood = ({ to }: Edge) => tagged(to, 'good') || JSON.stringify(deepestNodes(to.still.snapshot).map(pathOf)) === ends;
  const onFrom = (there: readonly Edge[], last: Edge): readonly Edge[] => {
    const isEnd = spine ? isGood : ({ to }: Edge) => isRest(to);
    if (last.to.still.snapshot.status !== 'active' || isEnd(last)) return [];
    const isLikely = makesSense(there);
    const isGoodWay: Likely = (edge, before) => !isWrong(edge) && isLikely(edge, before);
    const starts = [last.to];
    return (
      backToSpine(graph, last.to, { spine: spine?.steps ?? [], isEnd, isLikely: isGoodWay }) ??
      cheapest(graph, starts, { goal: isEnd, cost, bound: 600, isLikely: isGoodWay }) ??
      (isRest(last.to) ? [] : cheapest(graph, starts, { goal: ({ to }) => isRest(to), cost, bound: 600, isLikely })) ??
      []
    );
  };
  if (spine) tell(spine, null);
  for (const { id } of turns) {
    if (told.has(id)) continue;
    const goal = ({ walked }: Edge) => walked.includes(id);
    const there =
      cheapest(graph, starts, { goal, cost, bound, isLikely: makesSense([]) }) ?? cheapest(graph, starts, { goal, cost, bound });
    const last = there?.at(-1);
    if (!there || !last) continue;
    tellEdges([...there, ...onFrom(there, last)], id);
    if (!told.has(id)) tellEdges(there, id);
  }
  return journeys;
};

const sameBeginning = (longer: Journey, shorter: Journey): boolean =>
  shorter.steps.every(({ says }, index) => longer.steps[index]?.says === says);

/** The input whose place a way begins at. */
const startedBy = (graph: Graph, [first]: readonly Edge[]): number =>
  Math.max(
    graph.starts.findIndex(({ place }) => first !== undefined && graph.edgesOf(place).includes(first)),
    0,
  );
