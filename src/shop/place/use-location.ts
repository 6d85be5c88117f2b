import { toLocationView } from '#machines/location/location.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

/** Where the customer looks around from, and how to tell. */
export const useLocationFlow = () => useFlow(useFlows().location, toLocationView);
