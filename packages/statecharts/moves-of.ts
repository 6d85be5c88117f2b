import type { AnyStateMachine } from 'xstate';
import type { AnyModel, AnySample } from './any-model.ts';
import { withMarks } from './definitions.ts';
import { begin, isTimePassing, take, type Standstill, type Taken, type Timing } from './standstill.ts';

/** The moves of a model's marked machine; each is computed once, as it depends on nothing but what it is asked with. */
export type Moves = {
  readonly machine: AnyStateMachine;
  /** @param input index of the model's input */
  readonly begin: (input: number) => Taken;
  /** As `take`, and throws what it throws. */
  readonly take: (from: Standstill, sample: AnySample, timing: Timing) => Taken | null;
};

/** Gives the first answer again to whoever asks with the same two. */
const kept = <From extends object, By, Value>(compute: (from: From, by: By) => Value) => {
  const known = new WeakMap<From, Map<By, Value>>();
  return (from: From, by: By): Value => {
    const values = known.get(from) ?? new Map<By, Value>();
    known.set(from, values);
    if (values.has(by)) return values.get(by) as Value;
    const value = compute(from, by);
    values.set(by, value);
    return value;
  };
};

const movesAnew = (model: AnyModel): Moves => {
  const machine = withMarks(model.machine);
  // Only the end of a wait asks how waits are told apart: everything else is computed once for both.
  const asOnAClock = kept((from: Standstill, sample: AnySample) => take(machine, from, sample, 'inOrder'));
  const inAnyOrder = kept((from: Standstill, sample: AnySample) => take(machine, from, sample, 'anyOrder'));
  const begun = kept((inputs: AnyModel['inputs'], index: number) => begin(machine, inputs[index]?.input));
  return {
    machine,
    begin: (input) => begun(model.inputs, input),
    take: (from, sample, timing) => (timing === 'anyOrder' && isTimePassing(sample) ? inAnyOrder : asOnAClock)(from, sample),
  };
};

let last: { readonly model: AnyModel; readonly moves: Moves } | null = null;

/** The moves of a model. Those of the model asked for last are kept, not of all: one model's fill hundreds of megabytes. */
export const movesOf = (model: AnyModel): Moves => {
  if (last?.model !== model) last = { model, moves: movesAnew(model) };
  return last.moves;
};
