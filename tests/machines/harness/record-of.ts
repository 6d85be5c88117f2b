import { createActor, SimulatedClock, type AnyStateMachine } from 'xstate';
import type { PageRecord } from '#statecharts/page-record.ts';
import { createRecorder } from '#src/replay/create-recorder.ts';
import { turnOfTheLoop, withDeferredPorts } from '#statecharts/named-ports.ts';

/** What a test does with an actor that is recorded. */
export type Recorded = {
  readonly send: (event: { readonly type: string }) => Promise<void>;
  /** Has a port answer, by its invoke id. */
  readonly answer: (id: string, output: unknown) => Promise<void>;
  readonly fail: (id: string) => Promise<void>;
  /** Lets milliseconds pass. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** Records a machine's actor as a page would, while `act` plays the customer, the server and time. */
export async function recordOf(machine: AnyStateMachine, input: unknown, act: (actor: Recorded) => Promise<void>): Promise<PageRecord> {
  const ports = withDeferredPorts(machine);
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  const actor = createActor(ports.machine, {
    input,
    clock,
    inspect: (step) => recorder.add(step, clock.now()),
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await act({
    send: (event) => (actor.send(event), turnOfTheLoop()),
    answer: (id, output) => (ports.answer({ type: `xstate.done.actor.${id}`, output }), turnOfTheLoop()),
    fail: (id) => (ports.answer({ type: `xstate.error.actor.${id}`, error: new Error('broken') }), turnOfTheLoop()),
    wait: (milliseconds) => (clock.increment(milliseconds), turnOfTheLoop()),
  });
  actor.stop();
  return recorder.record({ release: 'test', language: 'en', page: '/' });
}
