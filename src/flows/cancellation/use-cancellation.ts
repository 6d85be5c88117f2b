import { use } from 'react';
import type { Cancellable } from '#domain/orders/cancel-offer.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** A cancelling that begins with what is known of its order; lives with its dialog and suspends until its logic is there. */
export function useCancellation(orderId: string, order: Cancellable) {
  const { cancellationLogic } = useFlows();
  const [snapshot, send] = useMachine(use(cancellationLogic()), { input: { orderId, order } });
  return [toCancellationView(snapshot), send] as const;
}
