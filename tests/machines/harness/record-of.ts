import { createActor, fromPromise, SimulatedClock, type AnyStateMachine } from 'xstate';
import type { PageRecord } from '#contract/page-record.ts';
import { createRecorder } from '#src/replay/create-recorder.ts';
import { withNamedPorts } from '#statecharts/named-ports.ts';

/** What a test does with an actor that is recorded. */
export type Recorded = {
  readonly send: (event: { readonly type: string }) => Promise<void>;
  /** Has a port answer, by its invoke id. */
  readonly answer: (id: string, output: unknown) => Promise<void>;
  readonly fail: (id: string) => Promise<void>;
  /** Lets milliseconds pass. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Records a machine's actor as a page would, while `act` plays the customer, the server and time. */
export async function recordOf(machine: AnyStateMachine, input: unknown, act: (actor: Recorded) => Promise<void>): Promise<PageRecord> {
  const open = new Map<string, { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void }>();
  const port = fromPromise<unknown, unknown>(({ self }) => new Promise((resolve, reject) => open.set(self.id, { resolve, reject })));
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  const actor = createActor(withNamedPorts(machine, port), {
    input,
    clock,
    inspect: (step) => recorder.hear(step, clock.now()),
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await act({
    send: (event) => (actor.send(event), turnOfTheLoop()),
    answer: (id, output) => (open.get(id)?.resolve(output), turnOfTheLoop()),
    fail: (id) => (open.get(id)?.reject(new Error('broken')), turnOfTheLoop()),
    wait: (milliseconds) => (clock.increment(milliseconds), turnOfTheLoop()),
  });
  actor.stop();
  return recorder.record({ release: 'test', language: 'en', page: '/' });
}
