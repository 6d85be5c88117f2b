import { useCallback } from 'react';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { useFlows } from '../flows.tsx';
import { useFlow } from '../use-flow.ts';
import type { WhenView } from './when-flow.ts';

const asSeen = (view: WhenView) => view;

/** When and how the order is wanted, and how to change it. */
export const useWhen = () => useFlow(useFlows().when, asSeen);

/** Takes a time by its button, also where nobody has asked for times yet. */
export function useTakeTime() {
  const { when } = useFlows();
  return useCallback(
    (time: ScheduledTime) => {
      void when.start();
      when.send({ type: 'time.picked', time });
    },
    [when],
  );
}
