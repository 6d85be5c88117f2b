import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/** The machine with every port that it names replaced by one and the same. */
export const withNamedPorts = (machine: AnyStateMachine, port: AnyActorLogic): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors ?? {}).map((name) => [name, port])),
  }) as AnyStateMachine;
