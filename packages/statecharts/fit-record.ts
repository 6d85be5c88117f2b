import type { RecordedEvent } from './page-record.ts';
import type { AnyModel, AnySample } from './any-model.ts';
import { withMarks } from './definitions.ts';
import { BEGINNING, leavesOf, STOPPED, type ActorRecord } from './recorded-actors.ts';
import { answeredPort, begin, isTimePassing, keyOf, take, type Standstill } from './standstill.ts';
import { deepestNodes, pathOf } from './state-nodes.ts';

/** What a record keeps of an event, by path: `{ 'output.failure.code': 512 }`. */
export type HarmlessFields = Readonly<Record<string, string | number | boolean | null>>;
/** What the page that recorded keeps of an event; undefined where that is nothing. */
export type HarmlessFieldsOf = (event: object) => HarmlessFields | undefined;

/** A step with values that fit; `now` in milliseconds since the beginning. */
export type FitStep = { readonly sample: AnySample | null; readonly walked: readonly string[]; readonly now: number };

/** Values of the model with which the recorded steps happen as they are recorded. */
export type Fit = {
  readonly input: number;
  /** The sample of each step after the beginning (`timeByTime`), null where nothing of the chart is told; with the ways that are walked. */
  readonly steps: readonly FitStep[];
};

/** Where no values lead on: which step, and where the chart could be instead. */
export type Misfit = { readonly step: number; readonly fit: Fit; readonly instead: readonly string[]; readonly lacksSample: boolean };

type Trace = {
  readonly still: Standstill;
  readonly before: Trace | null;
  readonly input: number;
  readonly sample: AnySample | null;
  readonly walked: readonly string[];
  /** How far the ends of its waits are from when they ended, milliseconds in all: of values that fit, those with the fitting delays. */
  readonly off: number;
};

/** As many standstills as are followed side by side: values that nobody can tell apart yet. */
const MOST_TRACES = 80;
/** As often as a step that was taken many times in a row is taken: no counter of a chart goes further. */
const MOST_TIMES = 20;
/** Fields whose values are too many for the model to have a sample of each. */
const OPEN_LIST = /\.?(code|reason|cause|order_status|delivery_status|order_status_id)$/;

/** Whether a sample could be what was recorded: what is kept of both is the same, in the fields that every sample says. */
const agrees = (sample: HarmlessFields, recorded: HarmlessFields, isStrict: boolean): boolean =>
  Object.entries(recorded).every(([path, value]) => {
    if (!isStrict && OPEN_LIST.test(path)) return true;
    return path in sample ? sample[path] === value : !/\.?(ok|kind|is)$/.test(path);
  }) && Object.keys(sample).every((path) => path in recorded || !/\.?(ok|kind)$/.test(path));

/** The steps one by one: what was kept as having happened many times in a row happens as often, each with the index it is kept at. */
export const timeByTime = (later: readonly RecordedEvent[]): readonly { readonly recorded: RecordedEvent; readonly step: number }[] =>
  later.flatMap((recorded, index) =>
    Array.from({ length: Math.min(recorded.times ?? 1, MOST_TIMES) }, () => ({ recorded, step: index + 1 })),
  );

const fitting = <One>(of: readonly One[], kept: (one: One) => HarmlessFields, recorded: RecordedEvent): readonly One[] => {
  const strict = of.filter((one) => agrees(kept(one), recorded.kept ?? {}, true));
  return strict.length > 0 ? strict : of.filter((one) => agrees(kept(one), recorded.kept ?? {}, false));
};

const statesOf = ({ snapshot }: Standstill): string => deepestNodes(snapshot).map(pathOf).join(', ');

const unroll = (trace: Trace | undefined): Fit => {
  const steps: FitStep[] = [];
  let now = trace;
  while (now?.before) {
    steps.unshift({ sample: now.sample, walked: now.walked, now: now.still.now });
    now = now.before;
  }
  return { input: now?.input ?? 0, steps };
};

/** The moment of a recorded step, but for a wait that would be over by then: its end is a step of its own. */
const momentOf = (still: Standstill, recordedAt: number): number =>
  Math.max(still.now, Math.min(recordedAt, (still.timers[0]?.due ?? Infinity) - 1));

/**
 * Looks for values of a model's samples with which what an actor did happens as it was recorded: a record holds nobody's
 * values, and a model has every value that some guard tells apart. All that fit are followed at once.
 */
export function fitRecord(model: AnyModel, { events }: ActorRecord, harmlessFields: HarmlessFieldsOf): Fit | Misfit {
  const machine = withMarks(model.machine);
  const [first, ...later] = events;
  const start = first?.at ?? 0;
  const expected = (recorded: RecordedEvent) => leavesOf(machine, recorded.state)?.join(', ') ?? null;
  const keptOfInput = (index: number) => harmlessFields({ input: model.inputs[index]?.input }) ?? {};

  let traces: readonly Trace[] = [];
  const settle = (step: number, reached: readonly Trace[], recorded: RecordedEvent, lacksSample: boolean): Misfit | null => {
    const here = reached.filter(({ still }) => statesOf(still) === expected(recorded));
    if (here.length === 0)
      return { step, fit: unroll(traces[0]), instead: [...new Set(reached.map(({ still }) => statesOf(still)))], lacksSample };
    const byKey = new Map<string, Trace>();
    for (const trace of here.toSorted((a, b) => a.off - b.off)) {
      const key = keyOf(model, trace.still, 'order');
      if (!byKey.has(key)) byKey.set(key, trace);
    }
    traces = [...byKey.values()].slice(0, MOST_TRACES);
    return null;
  };
  if (!first || first.event !== BEGINNING) return { step: 0, fit: unroll(undefined), instead: [], lacksSample: false };
  const begun = fitting(
    model.inputs.map((_, index) => index),
    keptOfInput,
    first,
  ).map((input): Trace => {
    const { still, walked } = begin(machine, model.inputs[input]?.input);
    return { still, before: null, input, sample: null, walked, off: 0 };
  });
  const lost = settle(0, begun, first, begun.length === 0);
  if (lost) return lost;

  const takeOnce = (trace: Trace, sample: AnySample, recorded: RecordedEvent): Trace | null => {
    const { still } = trace;
    const now = isTimePassing(sample) ? still : { ...still, now: momentOf(still, recorded.at - start) };
    const taken = take(machine, now, sample, 'anyOrder');
    const late = taken && isTimePassing(sample) ? Math.abs(recorded.at - start - taken.still.now) : 0;
    return taken && { ...taken, before: trace, input: trace.input, sample, off: trace.off + late };
  };

  for (const { recorded, step } of timeByTime(later)) {
    const samples = model.events.filter(({ event }) => event.type === recorded.event);
    const told = fitting(samples, ({ event }) => harmlessFields(event) ?? {}, recorded);
    const isHeard = ({ still }: Trace) => machine.getTransitionData(still.snapshot, { type: recorded.event }).length > 0;
    // What nobody listens to moves nothing, and needs no sample; nor does the end from outside.
    const passes = (trace: Trace) =>
      recorded.event === STOPPED || (answeredPort(recorded.event) === null && samples.length === 0 && !isHeard(trace));
    const reached = traces.flatMap((trace) =>
      passes(trace)
        ? [{ ...trace, before: trace, sample: null, walked: [] }]
        : told.flatMap((sample) => takeOnce(trace, sample, recorded) ?? []),
    );
    const misfit = settle(step, reached, recorded, told.length === 0);
    if (misfit) return misfit;
  }
  return unroll(traces[0]);
}

export const isFit = (found: Fit | Misfit): found is Fit => 'steps' in found;
