import { toPaymentView } from '#machines/payment/payment.view.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringPayment } from './bring-payment.ts';

/** A payment that is found again, by its id or whichever is under way; suspends until its logic is there. */
export function useResumedPayment(paymentId: string | null) {
  const [snapshot, send] = useMachine(useBrought(bringPayment), { input: { resumed: paymentId } });
  return [toPaymentView(snapshot), send] as const;
}
