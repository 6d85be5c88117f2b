import { useState } from 'react';
import type { CheckoutFailure } from '../../../machines/order-placement/order-placement.setup.ts';
import type { OrderPlacementView } from '../../../machines/order-placement/order-placement.view.ts';
import { isRefusedWith } from './checkout-facts.ts';

/**
 * Why the last try to order was refused, until the customer tries again or says that it was read; a failure to price
 * the basket is the placement's own and is shown as such.
 */
export function useOrderRefusal(placement: OrderPlacementView) {
  const [refusal, setRefusal] = useState<CheckoutFailure | null>(null);
  const { is, failure } = placement;
  const isNew = is === 'pricing' && failure !== null && failure !== refusal && !isRefusedWith(failure, 967);
  if (isNew) setRefusal(failure);
  return [refusal, () => setRefusal(null)] as const;
}
