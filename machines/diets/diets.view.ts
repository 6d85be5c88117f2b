import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { dietsMachine } from './diets.machine.ts';

export type DietsView = {
  /** `onlyHere`: in this browser, and not in the account. */
  readonly is: 'kept' | 'saving' | 'onlyHere';
  readonly failure: Failure | null;
};

/** Where what somebody eats is kept. A server that keeps none of it leaves it to the browser, without a word. */
export function toDietsView({ value, context: { failure } }: Pick<SnapshotFrom<typeof dietsMachine>, 'value' | 'context'>): DietsView {
  if (value === 'saving') return { is: 'saving', failure: null };
  if (value === 'resting' || (failure?.kind === 'transport' && failure.cause === 'absent')) return { is: 'kept', failure: null };
  return { is: 'onlyHere', failure };
}
