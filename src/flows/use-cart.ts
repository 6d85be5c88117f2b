import { useSyncExternalStore } from 'react';
import { useFlows } from './flows.tsx';

/** The basket, and how to change it. */
export function useCart() {
  const { cart } = useFlows();
  return [useSyncExternalStore(cart.subscribe, cart.view, cart.view), cart.send] as const;
}
