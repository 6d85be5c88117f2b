import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { toTrackingView } from '#machines/tracking/tracking.view.ts';
import { savesData } from '#src/browser/saves-data.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** One order being followed; lives with its page and suspends until its logic is there. */
export function useTracking(orderId: string) {
  const { trackingLogic } = useFlows();
  const [input] = useState(() => ({ orderId, jitter: Math.random(), savesData: savesData() }));
  const [snapshot, send] = useMachine(use(trackingLogic()), { input });
  const ride = useSelector(snapshot.children.ride, (moved) => moved);
  return [toTrackingView(snapshot, ride ?? null), send] as const;
}
