import { useSelector } from '@xstate/react';
import { toCartView } from '../../machines/cart/cart.view.ts';
import { useFlows } from './flows.tsx';

/** The basket, and how to change it. */
export function useCart() {
  const { cart } = useFlows();
  return [useSelector(cart, toCartView), cart.send] as const;
}
