import { use } from 'react';
import { toReferralView } from '#machines/referral/referral.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** A friend's code; lives with the dialog that the customer signs up in and suspends until its logic is there. */
export function useReferral() {
  const { referralLogic } = useFlows();
  const [snapshot, send] = useMachine(use(referralLogic()));
  return [toReferralView(snapshot), send] as const;
}
