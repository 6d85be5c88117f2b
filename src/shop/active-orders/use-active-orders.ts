import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

/** What a customer has under way, null until that is known; and how to tell it something. */
export const useActiveOrders = () => useFlow(useFlows().activeOrders, (seen) => seen);
