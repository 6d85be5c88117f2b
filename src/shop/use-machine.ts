import { useMachine as useXStateMachine } from '@xstate/react';
import { inspect } from './inspected.ts';

export const useMachine: typeof useXStateMachine = (machine, ...[options]) => useXStateMachine(machine, { ...options, inspect } as never);
