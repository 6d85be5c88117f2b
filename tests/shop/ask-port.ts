import { createActor, sendTo, setup, toPromise, type AnyActorLogic, type AnyEventObject, type AnyStateMachine } from 'xstate';

const portOf = (machine: AnyStateMachine, port: string): AnyActorLogic => {
  const logic = machine.implementations.actors[port];
  if (!logic) throw new Error(`There is no port ${port}`);
  return logic as AnyActorLogic;
};

/** What a port answers when its chart asks it. @throws what it throws */
export async function askPort(machine: AnyStateMachine, port: string, input?: unknown): Promise<unknown> {
  const actor = createActor(portOf(machine, port), { input: input as never });
  // Who asked is told by the promise alone.
  actor.subscribe({ error: () => undefined });
  actor.start();
  return toPromise(actor);
}

/** A port that a chart listens to: what it tells, how it is told something, and the way to stop. */
export function listenToPort(machine: AnyStateMachine, port: string, input?: unknown) {
  const told: AnyEventObject[] = [];
  const listener = createActor(
    setup({ actors: { port: portOf(machine, port) } }).createMachine({
      invoke: { id: 'port', src: 'port', input: input as never },
      on: {
        'to.port': { actions: sendTo('port', ({ event }) => (event as unknown as { said: AnyEventObject }).said) },
        '*': { actions: ({ event }) => void told.push(event) },
      },
    }),
  ).start();
  return {
    told,
    say: (said: AnyEventObject) => listener.send({ type: 'to.port', said } as never),
    stop: () => void listener.stop(),
  };
}
