import { createActor, SimulatedClock, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { AnyModel, AnySample } from './any-model.ts';
import { withMarks, type Witness } from './definitions.ts';
import type { Journey } from './journeys.ts';
import { movesOf } from './moves-of.ts';
import { answeredPort, isTimePassing, linger, type Standstill } from './standstill.ts';
import { turnOfTheLoop, withDeferredPorts } from './named-ports.ts';

export type Difference = { readonly step: number; readonly says: string; readonly expected: unknown; readonly got: unknown };

const look = (model: AnyModel, snapshot: AnyMachineSnapshot, walked: readonly string[]) => ({
  value: snapshot.value as unknown,
  status: snapshot.status,
  projection: model.project(snapshot),
  walked: [...walked],
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Executes a journey on a real actor: ports answer when the journey says so, the clock is moved to where each wait
 * ends, and after every step state, projection and definitions walked are compared with the pure fold of
 * the same events. Between the steps every event that the chart does not accept is sent too, and must change
 * nothing. Gives the first difference, or null. `machine` is the one to run, the model's own unless told; `witness`
 * hears what it walked.
 */
export const runOnActor = async (
  model: AnyModel,
  journey: Journey,
  machine: AnyStateMachine = model.machine,
  witness?: Witness,
): Promise<Difference | null> => {
  const moves = movesOf(model);
  const walked: string[] = [];
  const ports = withDeferredPorts(machine);
  const clock = new SimulatedClock();
  const input: unknown = model.inputs[journey.input]?.input;
  const inspectors: Witness = {
    walked: (id) => {
      walked.push(id);
      witness?.walked(id);
    },
    ...(witness?.decided ? { decided: witness.decided } : {}),
  };
  const actor = createActor(withMarks(ports.machine, inspectors), { input, clock });
  actor.subscribe({ error: () => undefined });

  const differs = (step: number, says: string, expectedMoment: Standstill, expectedWalk: readonly string[]): Difference | null => {
    const expected = look(model, expectedMoment.snapshot, expectedWalk);
    const got = look(model, actor.getSnapshot() as AnyMachineSnapshot, walked.splice(0));
    return same(expected, got) ? null : { step, says, expected, got };
  };

  const sendRefused = (step: number, still: Standstill): Difference | null => {
    const refused = model.events.filter((sample) => answeredPort(sample.event.type) === null && !isTimePassing(sample));
    for (const sample of refused) {
      if (still.snapshot.status !== 'active' || moves.take(still, sample, 'inOrder')?.walked.length !== 0) continue;
      actor.send(sample.event);
      const difference = differs(step, `not allowed: ${sample.says}`, still, []);
      if (difference) return difference;
    }
    return null;
  };

  const act = (sample: AnySample | null, from: Standstill, to: Standstill) => {
    if (!sample || isTimePassing(sample)) clock.increment(to.now - from.now);
    else if (answeredPort(sample.event.type) === null) actor.send(sample.event);
    else ports.answer(sample.event);
  };

  try {
    actor.start();
    const start = moves.begin(journey.input);
    let { still } = start;
    let difference = differs(0, model.inputs[journey.input]?.says ?? 'start', still, start.walked) ?? sendRefused(0, still);
    for (const [index, { sample, says }] of journey.steps.entries()) {
      if (difference) return difference;
      const next = sample ? moves.take(still, sample, 'inOrder') : { still: linger(still) ?? still, walked: [] };
      if (!next) return { step: index + 1, says, expected: 'a step that the chart allows', got: 'a step that cannot happen here' };
      act(sample, still, next.still);
      await turnOfTheLoop();
      still = next.still;
      difference = differs(index + 1, says, still, next.walked) ?? sendRefused(index + 1, still);
    }
    return difference;
  } finally {
    actor.stop();
  }
};
