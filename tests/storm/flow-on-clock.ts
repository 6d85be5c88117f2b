import {
  createActor,
  StateMachine,
  type ActorOptions,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { actorFlow } from '#src/shop/actor-flow.ts';
import type { LazyFlow } from '#src/shop/flow.ts';
import { pathOf } from '#statecharts/state-nodes.ts';
import type { Run } from './run.ts';

/** The name of a transition, as the harness of the charts names it, with its flow before it. */
function nameOf(machine: AnyStateMachine, definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const branches = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${machine.id} | ${pathOf(source) || '(root)'} | ${eventType || 'always'} | ${branches.indexOf(definition as never)}`;
}

export function actorOn<M extends AnyStateMachine>(run: Run, machine: M, input?: InputFrom<M>) {
  return createActor(machine, { ...onClock(run), input } as never) as ReturnType<typeof createActor<M>>;
}

export function onClock(run: Run): Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'> {
  return {
    clock: run.clock,
    // Its children's too: a payment lives inside the placing of its order.
    inspect: ({
      type,
      actorRef,
      _transitions = [],
    }: {
      type: string;
      actorRef: { logic?: unknown };
      _transitions?: readonly AnyTransitionDefinition[];
    }) => {
      if (type !== '@xstate.microstep' || !(actorRef.logic instanceof StateMachine)) return;
      for (const definition of _transitions) run.coverage.took(nameOf(actorRef.logic, definition));
    },
  } as unknown as Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>;
}

/** The same behind what is seen of it; there from the start. */
export function flowOn<M extends AnyStateMachine, Seen>(
  run: Run,
  machine: M,
  toSeen: (snapshot: SnapshotFrom<M>) => Seen,
  input?: InputFrom<M>,
) {
  const actor = actorOn(run, machine, input);
  const flow = actorFlow(actor, toSeen as never) as unknown as LazyFlow<Seen, EventFromLogic<M>>;
  return { actor, flow: { ...flow, start: () => Promise.resolve(true), isThere: () => true } satisfies LazyFlow<Seen, EventFromLogic<M>> };
}

/** Does something again and again on the run's clock. What it gives ends that. */
export const repeatOn =
  (run: Run) =>
  (act: () => void, milliseconds: number): (() => void) => {
    const again = () => {
      timer = run.clock.after(milliseconds, again);
      act();
    };
    let timer = run.clock.after(milliseconds, again);
    return () => run.clock.clearTimeout(timer);
  };
