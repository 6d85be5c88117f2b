import type { CartView } from '#machines/cart/cart.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

const toView = (view: CartView) => view;

export const useCart = () => useFlow(useFlows().cart, toView);

/** For who shows nothing of the basket: it is not drawn anew with every change. */
export const useSendToCart = () => useFlows().cart.send;
