import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';
import type { WhenView } from './when-flow.ts';

const asSeen = (view: WhenView) => view;

/** When and how the order is wanted, and how to change it. */
export const useWhen = () => useFlow(useFlows().when, asSeen);
