import { createActor, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionObject } from 'xstate';

/** What a machine makes of an event, and the actions that an actor would carry out. */
export type PureMove = readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]];

const ignore = () => undefined;

/** An actor that never starts: whom a machine's children have for a parent. */
const inert = new WeakMap<AnyStateMachine, AnyActorScope['self']>();

const scopeOf = (machine: AnyStateMachine): AnyActorScope['self'] => {
  const known = inert.get(machine) ?? createActor(machine);
  inert.set(machine, known);
  return known;
};

/**
 * As XState's `transition`, which makes an actor of the machine for every event: nearly half of what a search costs.
 * Here one serves them all. Its machines name none of their children for a whole system (`systemId`), so nothing that
 * one move leaves there can meet another.
 */
export const pureMove = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { readonly type: string }): PureMove => {
  const self = scopeOf(machine);
  const actions: ExecutableActionObject[] = [];
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: (action) => void actions.push(action),
  };
  return [machine.transition(snapshot as never, event as never, scope) as AnyMachineSnapshot, actions];
};
