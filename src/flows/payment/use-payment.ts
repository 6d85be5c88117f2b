import { use } from 'react';
import { toPaymentView } from '#machines/payment/payment.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** A payment that is found again, by its id or whichever is under way; suspends until its logic is there. */
export function useResumedPayment(paymentId: string | null) {
  const { paymentLogic } = useFlows();
  const [snapshot, send] = useMachine(use(paymentLogic()), { input: { resumed: paymentId } });
  return [toPaymentView(snapshot), send] as const;
}
