import { toLocationView } from '#machines/location/location.view.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';

export const useLocationFlow = () => useFlow(useFlows().location, toLocationView);
