import { useCallback } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';
import type { FulfilmentTimeView } from './fulfilment-time-flow.ts';

const toView = (view: FulfilmentTimeView) => view;

export const useFulfilmentTime = () => useFlow(useFlows().fulfilmentTime, toView);

export function useTakeTime() {
  const { fulfilmentTime } = useFlows();
  return useCallback(
    (time: ScheduledTime) => {
      void fulfilmentTime.start();
      fulfilmentTime.send({ type: 'time.picked', time });
    },
    [fulfilmentTime],
  );
}
