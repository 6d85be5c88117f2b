import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyModel, AnySample } from '#tests/machines/harness/any-model.ts';
import { withMarks } from '#tests/machines/harness/definitions.ts';
import { answeredPort, begin, isTimePassing, take, type Moment } from '#tests/machines/harness/moment.ts';
import { deepestNodes, pathOf } from '#tests/machines/harness/state-nodes.ts';

/** One thing that happened, and the moment after it. */
export type Happened = { readonly sample: AnySample | null; readonly walked: readonly string[]; readonly moment: Moment };

/** Something that can happen now, and where it leads. */
export type Possible = { readonly sample: AnySample; readonly walked: readonly string[]; readonly to: readonly string[] };

/** Something that cannot happen now although the state listens to it, with the conditions that fail and what they read. */
export type Impossible = { readonly sample: AnySample; readonly conditions: readonly string[]; readonly facts: readonly string[] };

/** A wait that is under way, in milliseconds. */
export type Waiting = { readonly event: string; readonly rest: number; readonly whole: number };

/** The real machine, played by hand: every step can be taken back. */
export type Simulation = {
  readonly input: number;
  readonly log: readonly Happened[];
  readonly moment: Moment;
  readonly at: readonly string[];
};

/** Paths of the deepest states of a moment. */
export const statesOf = ({ snapshot }: Moment): readonly string[] => deepestNodes(snapshot).map(pathOf);

/** The simulation of a model, played on a copy of its machine that tells which ways it takes. */
export const simulator = (model: AnyModel) => {
  const machine = withMarks(model.machine);
  const make = (input: number, log: readonly Happened[]): Simulation => {
    const moment = log.at(-1)?.moment ?? begin(machine, model.inputs[input]?.input).moment;
    return { input, log, moment, at: statesOf(moment) };
  };
  return {
    start: (input: number): Simulation => make(input, [{ sample: null, ...begin(machine, model.inputs[input]?.input) }]),
    /** Goes back to the moment after the step with this index. */
    backTo: ({ input, log }: Simulation, index: number): Simulation => make(input, log.slice(0, Math.max(1, index + 1))),
    happen: (now: Simulation, sample: AnySample): Simulation => {
      const taken = take(machine, now.moment, sample, 'inOrder');
      return taken ? make(now.input, [...now.log, { sample, walked: taken.walked, moment: taken.moment }]) : now;
    },
    possible: ({ moment, at }: Simulation): readonly Possible[] =>
      model.events.flatMap((sample) => {
        const taken = take(machine, moment, sample, 'inOrder');
        if (!taken || taken.walked.length === 0) return [];
        const to = statesOf(taken.moment);
        return [{ sample, walked: taken.walked, to: to.filter((path) => !at.includes(path)) }];
      }),
    impossible: ({ moment }: Simulation): readonly Impossible[] =>
      moment.snapshot.status === 'active'
        ? model.events
            .filter((sample) => answeredPort(sample.event.type) === null && !isTimePassing(sample))
            .filter((sample) => take(machine, moment, sample, 'inOrder')?.walked.length === 0)
            .map((sample) => ({ sample, ...whyNot(model.machine, moment.snapshot, sample) }))
        : [],
    waiting: ({ moment }: Simulation): readonly Waiting[] =>
      moment.timers.map(({ eventType, due }) => ({
        event: eventType,
        rest: due - moment.now,
        whole: wholeOf(model.machine, eventType, moment, due),
      })),
  };
};

const wholeOf = (machine: AnyStateMachine, eventType: string, { now }: Moment, due: number): number => {
  const named: unknown = machine.implementations.delays?.[eventType.split('.')[2] ?? ''];
  return typeof named === 'number' ? named : due - now;
};

const nameOf = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard;
  const type: unknown = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : null;
  return typeof type === 'string' ? type : null;
};

/** Wraps a value so that every plain value read from it is noted with its name. */
const watched = (value: object, notes: Map<string, unknown>, name = ''): object =>
  new Proxy(value, {
    get: (target, key, receiver): unknown => {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key !== 'string') return found;
      const path = Array.isArray(target) ? name : key;
      if (typeof found === 'object' && found !== null) return watched(found, notes, path);
      if (typeof found !== 'function') notes.set(path, found);
      return found;
    },
  });

const inWords = (key: string) => key.replace(/([a-z])([A-Z])/g, (_, left: string, right: string) => `${left} ${right.toLowerCase()}`);

const factOf = ([key, value]: readonly [string, unknown]): string => {
  if (typeof value === 'boolean') return `${inWords(key)}: ${value ? 'yes' : 'no'}`;
  return `${inWords(key)}: ${value === null || value === undefined ? 'none' : String(value as string | number)}`;
};

/** The conditions of the ways that listen to an event here, and what they read of the context. */
const whyNot = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, { event }: AnySample): Omit<Impossible, 'sample'> => {
  const upwards = (node: AnyStateNode): readonly AnyStateNode[] => (node.parent ? [node, ...upwards(node.parent)] : [node]);
  const nodes = new Set(deepestNodes(snapshot).flatMap(upwards));
  const heard = [...nodes].flatMap((node) => (node.transitions.get(event.type) ?? []) as AnyTransitionDefinition[]);
  const conditions = heard.flatMap(({ guard }) => nameOf(guard) ?? []);
  if (conditions.length === 0) return { conditions, facts: [] };
  const notes = new Map<string, unknown>();
  const looking: unknown = Object.create(snapshot, { context: { value: watched(snapshot.context as object, notes) } });
  machine.getTransitionData(looking as AnyMachineSnapshot, event);
  return { conditions: [...new Set(conditions)], facts: [...notes].slice(0, 3).map(factOf) };
};
