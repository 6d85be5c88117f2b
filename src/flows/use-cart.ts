import type { CartView } from '../../machines/cart/cart.view.ts';
import { useFlows } from './flows.tsx';
import { useFlow } from './use-flow.ts';

const asSeen = (view: CartView) => view;

/** The basket, and how to change it. */
export const useCart = () => useFlow(useFlows().cart, asSeen);
