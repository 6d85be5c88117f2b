import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { eatingMachine } from './eating.machine.ts';

export type EatingView = {
  /** `onlyHere`: in this browser, and not in the account. */
  readonly is: 'kept' | 'saving' | 'onlyHere';
  readonly failure: Failure | null;
};

/** Where what somebody eats is kept. A server that keeps none of it leaves it to the browser, without a word. */
export function toEatingView({ value, context: { failure } }: Pick<SnapshotFrom<typeof eatingMachine>, 'value' | 'context'>): EatingView {
  if (value === 'saving') return { is: 'saving', failure: null };
  if (value === 'resting' || (failure?.kind === 'transport' && failure.cause === 'absent')) return { is: 'kept', failure: null };
  return { is: 'onlyHere', failure };
}
