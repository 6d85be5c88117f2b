import type { EventFromLogic } from 'xstate';
import type { mapPinMachine } from '#machines/map-pin/map-pin.machine.ts';
import type { Pinned, PinPoint } from '#machines/map-pin/map-pin.setup.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { useEmitted } from '#src/shop/use-emitted.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';
import { loadMapPin } from './load-map-pin.ts';

export type SendToPin = (event: EventFromLogic<typeof mapPinMachine>) => void;

export function useMapPin(point: PinPoint, onPinned: (pinned: Pinned) => void) {
  const [snapshot, send, actor] = useMachine(useLoaded(loadMapPin), { input: { point } });
  useEmitted(actor, 'place.pinned', ({ pinned }) => onPinned(pinned));
  return [toMapPinView(snapshot), send] as const;
}
