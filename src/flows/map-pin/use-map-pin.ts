import type { EventFromLogic } from 'xstate';
import { use } from 'react';
import type { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import type { Pinned, PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { useFlows } from '../flows.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useMachine } from '../use-machine.ts';

/** Tells the pin something. */
export type TellPin = (event: EventFromLogic<typeof mapPinMachine>) => void;

/** A pin being put on a map, first at `point`; suspends until its logic is there. `onPinned` hears where it was put. */
export function useMapPin(point: PinPoint, onPinned: (pinned: Pinned) => void) {
  const { mapPinLogic } = useFlows();
  const [snapshot, send, actor] = useMachine(use(mapPinLogic()), { input: { point } });
  useEmitted(actor, 'place.pinned', ({ pinned }) => onPinned(pinned));
  return [toMapPinView(snapshot), send] as const;
}
