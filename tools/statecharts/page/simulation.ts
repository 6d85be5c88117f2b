import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyModel, AnySample } from '#statecharts/any-model.ts';
import { withMarks } from '#statecharts/definitions.ts';
import { answeredPort, begin, isTimePassing, take, type Standstill } from '#statecharts/standstill.ts';
import { deepestNodes, pathOf } from '#statecharts/state-nodes.ts';

/** One thing that happened, and the standstill after it. */
export type Happened = { readonly sample: AnySample | null; readonly walked: readonly string[]; readonly still: Standstill };

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
  readonly still: Standstill;
  readonly at: readonly string[];
};

/** Paths of the deepest states of a moment. */
export const statesOf = ({ snapshot }: Standstill): readonly string[] => deepestNodes(snapshot).map(pathOf);

/** The simulation of a model, played on a copy of its machine that tells which ways it takes. */
export const simulator = (model: AnyModel) => {
  const machine = withMarks(model.machine);
  const make = (input: number, log: readonly Happened[]): Simulation => {
    const still = log.at(-1)?.still ?? begin(machine, model.inputs[input]?.input).still;
    return { input, log, still, at: statesOf(still) };
  };
  return {
    start: (input: number): Simulation => make(input, [{ sample: null, ...begin(machine, model.inputs[input]?.input) }]),
    /** Goes back to the standstill after the step with this index. */
    backTo: ({ input, log }: Simulation, index: number): Simulation => make(input, log.slice(0, Math.max(1, index + 1))),
    happen: (now: Simulation, sample: AnySample): Simulation => {
      const taken = take(machine, now.still, sample, 'inOrder');
      return taken ? make(now.input, [...now.log, { sample, walked: taken.walked, still: taken.still }]) : now;
    },
    possible: ({ still, at }: Simulation): readonly Possible[] =>
      model.events.flatMap((sample) => {
        const taken = take(machine, still, sample, 'inOrder');
        if (!taken || taken.walked.length === 0) return [];
        const to = statesOf(taken.still);
        return [{ sample, walked: taken.walked, to: to.filter((path) => !at.includes(path)) }];
      }),
    impossible: ({ still }: Simulation): readonly Impossible[] =>
      still.snapshot.status === 'active'
        ? model.events
            .filter((sample) => answeredPort(sample.event.type) === null && !isTimePassing(sample))
            .filter((sample) => take(machine, still, sample, 'inOrder')?.walked.length === 0)
            .map((sample) => ({ sample, ...whyNot(model.machine, still.snapshot, sample) }))
        : [],
    waiting: ({ still }: Simulation): readonly Waiting[] =>
      still.timers.map(({ eventType, due }) => ({
        event: eventType,
        rest: due - still.now,
        whole: wholeOf(model.machine, eventType, still, due),
      })),
  };
};

const wholeOf = (machine: AnyStateMachine, eventType: string, { now }: Standstill, due: number): number => {
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
