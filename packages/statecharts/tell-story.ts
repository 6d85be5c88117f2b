import { createActor, SimulatedClock, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { MachineModel } from './model.ts';
import { anyModel } from './any-model.ts';
import { answeredPort, isTimePassing } from './standstill.ts';
import { turnOfTheLoop, withDeferredPorts } from './named-ports.ts';

/** What a step sets off beside what is shown. What is not told of must not happen. */
export type Also = {
  readonly asked?: Readonly<Record<string, unknown>>;
  readonly emitted?: readonly unknown[];
  readonly output?: unknown;
  /** How long it takes, in milliseconds, where the words do not tell. */
  readonly after?: number;
};

/** What happens, in the words of the model's samples; what is shown then; what else it sets off. */
export type Step = readonly [says: string, shows: unknown, also?: Also];

/**
 * News that a machine tells of what is shown: the last of these events always says what is shown now. They are no part
 * of what a step sets off beside.
 */
export type Told<View> = {
  readonly types: readonly string[];
  /** What counts of an event; all of it, unless told. */
  readonly of?: (event: AnyEventObject) => unknown;
  readonly is: (shown: View) => unknown;
};

const UNITS = { ms: 1, s: 1_000 } as const;

/** How long a wait lasts by the words of its sample, in milliseconds. @throws Error when the words name no time */
const toldMilliseconds = (says: string): number => {
  if (says.includes('a quarter of an hour')) return 15 * 60_000;
  const [, number, unit] = /\b(\d+) (ms|s)\b/.exec(says) ?? [];
  if (number === undefined || unit === undefined) throw new Error(`“${says}” names no time`);
  return Number(number) * UNITS[unit as keyof typeof UNITS];
};

/** Port by port what each is asked for: one that is asked for nothing in particular is told of too. */
const byPort = (asked: Readonly<Record<string, unknown>>) =>
  Object.keys(asked)
    .toSorted()
    .map((port) => ({ port, input: asked[port] }));

/**
 * Tells a story on a real actor and expects each step to show and set off what is written beside it. The first step is
 * one of the model's inputs. A wait lasts exactly as long as its words say: a millisecond before, all is as it was.
 * `told` is what it tells of all that it shows.
 * @throws Error when the model has no such words, or a port that was not asked is to answer
 */
export const tellStory = async <M extends AnyStateMachine, View>(
  typed: MachineModel<M>,
  toView: (snapshot: SnapshotFrom<M>) => View,
  [[begins, ...beginning], ...steps]: readonly [Step, ...Step[]],
  told?: Told<View>,
): Promise<void> => {
  const model = anyModel(typed);
  const start = model.inputs.find(({ says }) => says === begins);
  if (!start) throw new Error(`The model has no beginning “${begins}”`);
  let asked: Record<string, unknown> = {};
  let emitted: unknown[] = [];
  const ports = withDeferredPorts(model.machine, (port, input) => void (asked[port] = input));
  const clock = new SimulatedClock();
  const actor = createActor(ports.machine, { input: start.input, clock });
  let lastTold: { readonly said: unknown } | null = null;
  actor.on('*', (event) => {
    if (told?.types.includes(event.type)) lastTold = { said: told.of ? told.of(event) : event };
    else emitted.push(event);
  });
  const shown = (): View => toView(actor.getSnapshot() as SnapshotFrom<M>);

  const expectStep = ([says, shows, also]: Step): void => {
    const { output } = actor.getSnapshot() as AnyMachineSnapshot;
    // Nothing is told of what it begins with, unless it tells that too.
    if (told) expect({ says, told: (lastTold ??= { said: told.is(shown()) }).said }).toEqual({ says, told: told.is(shown()) });
    expect({ says, shows: shown(), asked: byPort(asked), emitted, output: output as unknown }).toEqual({
      says,
      shows,
      asked: byPort(also?.asked ?? {}),
      emitted: also?.emitted ?? [],
      output: also?.output,
    });
    asked = {};
    emitted = [];
  };
  const waitFor = (says: string, milliseconds: number): void => {
    const before = shown();
    clock.increment(milliseconds - 1);
    expect({ says, shows: shown(), asked: byPort(asked) }).toEqual({ says, shows: before, asked: [] });
    clock.increment(1);
  };

  try {
    actor.start();
    expectStep([begins, ...beginning]);
    for (const step of steps) {
      const sample = model.events.find(({ says }) => says === step[0]);
      if (!sample) throw new Error(`The model has no sample “${step[0]}”`);
      const id = answeredPort(sample.event.type);
      if (isTimePassing(sample)) waitFor(sample.says, step[2]?.after ?? toldMilliseconds(sample.says));
      else if (id === null) actor.send(sample.event);
      else if (!ports.answer(sample.event)) throw new Error(`Nobody asked “${id}”`);
      await turnOfTheLoop();
      expectStep(step);
    }
  } finally {
    actor.stop();
  }
};
