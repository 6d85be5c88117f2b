import { toReferralView } from '#machines/referral/referral.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringReferral } from './bring-referral.ts';

/** A friend's code; lives with the dialog that the customer signs up in and suspends until its logic is there. */
export function useReferral() {
  const [snapshot, send] = useMachine(useBrought(bringReferral));
  return [toReferralView(snapshot), send] as const;
}
