import { toPaymentView } from '#machines/payment/payment.view.ts';
import { useLoaded } from '../use-loaded.ts';
import { useMachine } from '../use-machine.ts';
import { loadPayment } from './load-payment.ts';

export function useResumedPayment(paymentId: string | null) {
  const [snapshot, send] = useMachine(useLoaded(loadPayment), { input: { resumed: paymentId } });
  return [toPaymentView(snapshot), send] as const;
}
