import type { ActorStep } from '#src/owners-view/bridge.ts';
import type { Cause } from '#statecharts/draw/chart.ts';
import type { FlowFacts } from './load-flows.ts';

export type Moment = {
  readonly at: Date;
  readonly words: string;
  readonly cause: Cause | null;
  readonly walked: readonly string[];
  readonly states: readonly string[];
};

export type RunningFlow = FlowFacts & { seen: ActorStep; readonly trail: Moment[] };

export const statesOf = ({ known, seen }: RunningFlow): string => seen.states.map((path) => known.titleOf(path)).join(', ');

export const takeMoment = (flow: RunningFlow, seen: ActorStep, isNew: boolean): void => {
  flow.seen = seen;
  if (seen.walked.length === 0 && !isNew) return;
  const ways = seen.walked.flatMap((id) => flow.known.ways.get(id) ?? []);
  flow.trail.push({
    at: new Date(),
    words: [...new Set(ways.map(({ words }) => words))].join(', ') || (isNew ? 'It begins' : 'It moves'),
    cause: ways[0]?.cause ?? null,
    walked: seen.walked,
    states: seen.states,
  });
};
