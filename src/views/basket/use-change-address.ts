import { useState } from 'react';
import type { OrderAddress } from '../../../contract/entities/address.ts';
import type { Failure } from '../../../contract/failure.ts';
import { useApi } from '../../api/api-context.ts';
import { changeDeliveryAddress } from '../../api/cart.ts';
import { useCart } from '../../flows/use-cart.ts';

/** Changes where the basket goes; after a refusal the earlier address stays, and `failure` says why. */
export function useChangeAddress(cartId: string | null) {
  const api = useApi();
  const [, sendToCart] = useCart();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  /** Whether the server took the address. */
  const change = async (destination: OrderAddress): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    const answered = await changeDeliveryAddress(api, cartId, destination);
    setSaving(false);
    setFailure(answered.ok ? null : answered.failure);
    if (answered.ok) sendToCart({ type: 'basket.moved' });
    return answered.ok;
  };
  return { saving, failure, change };
}
