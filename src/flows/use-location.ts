import { useSelector } from '@xstate/react';
import { toLocationView } from '../../machines/location/location.view.ts';
import { useFlows } from './flows.tsx';

/** Where the customer looks around from, and how to tell. */
export function useLocationFlow() {
  const { location } = useFlows();
  return [useSelector(location, toLocationView), location.send] as const;
}
