import type { CartView } from '#machines/cart/cart.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

const asSeen = (view: CartView) => view;

export const useCart = () => useFlow(useFlows().cart, asSeen);

export const useTellCart = () => useFlows().cart.send;
