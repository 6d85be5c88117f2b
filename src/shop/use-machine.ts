import { useMachine as useXStateMachine } from '@xstate/react';
import { inspect } from './inspected.ts';

/** XState's own hook, for an actor that can be listened to as all others of the page. */
export const useMachine: typeof useXStateMachine = (machine, ...[options]) => useXStateMachine(machine, { ...options, inspect } as never);
