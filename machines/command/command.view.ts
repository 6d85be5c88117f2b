import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { commandMachine } from './command.machine.ts';

export type CommandView<Asked = unknown, Value = unknown, Trouble = Failure> = {
  readonly is: 'idle' | 'asking' | 'done' | 'refused';
  /** What is wanted, or was asked for in vain; null where nothing is, or it is done. */
  readonly asked: Asked | null;
  readonly value: Value | null;
  readonly failure: Trouble | null;
};

export const toCommandView = <Asked, Value, Trouble>({
  value: is,
  context: { asked, next, value, failure },
}: SnapshotFrom<typeof commandMachine>) => ({ is, asked: next ? next.asked : asked, value, failure }) as CommandView<Asked, Value, Trouble>;
