import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

export const useActiveOrders = () => useFlow(useFlows().activeOrders, (view) => view);
