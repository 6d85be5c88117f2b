import type { EventFromLogic } from 'xstate';
import { use, useEffect, useEffectEvent } from 'react';
import type { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import type { Pinned, PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { useFlows } from '../flows.tsx';
import { useMachine } from '../use-machine.ts';

/** Tells the pin something. */
export type TellPin = (event: EventFromLogic<typeof mapPinMachine>) => void;

/** A pin being put on a map, first at `point`; suspends until its logic is there. `onPinned` hears where it was put. */
export function useMapPin(point: PinPoint, onPinned: (pinned: Pinned) => void) {
  const { mapPinLogic } = useFlows();
  const [snapshot, send, actor] = useMachine(use(mapPinLogic()), { input: { point } });
  const heard = useEffectEvent(onPinned);
  useEffect(() => {
    const listening = actor.on('place.pinned', ({ pinned }) => heard(pinned));
    return () => listening.unsubscribe();
  }, [actor]);
  return [toMapPinView(snapshot), send] as const;
}
