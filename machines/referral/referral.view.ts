import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { referralMachine } from './referral.machine.ts';

/** `applied` is the code that the server took, '' when none is. */
export type ReferralView = { readonly applied: string; readonly checking: boolean; readonly failure: Failure | null };

/** What the sign-up form shows of a friend's code. */
export const toReferralView = ({ value, context }: SnapshotFrom<typeof referralMachine>): ReferralView => ({
  applied: value === 'applied' ? (context.asked?.code ?? '') : '',
  checking: value === 'checking',
  failure: context.failure,
});
