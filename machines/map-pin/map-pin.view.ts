import type { SnapshotFrom } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import type { mapPinMachine } from './map-pin.machine.ts';
import type { Drawing } from './map-pin.setup.ts';
import { FARTHEST_ZOOM, NEAREST_ZOOM, type PinView } from './pin-view.ts';

export type MapPinView = {
  /** What is known of the point: being asked, an address, out of reach, or nothing because no answer came. */
  readonly is: 'asking' | 'named' | 'outside' | 'unnamed' | 'taken';
  readonly place: Place | null;
  readonly view: PinView;
  readonly drawing: Drawing;
  readonly canComeNearer: boolean;
  readonly canGoFarther: boolean;
};

const SHOWN = { resting: 'asking', naming: 'asking', named: 'named', outside: 'outside', unnamed: 'unnamed', taken: 'taken' } as const;

export const toMapPinView = ({
  value,
  context: { view, place, drawing },
}: Pick<SnapshotFrom<typeof mapPinMachine>, 'value' | 'context'>): MapPinView => ({
  is: SHOWN[value],
  place,
  view,
  drawing,
  canComeNearer: view.zoom < NEAREST_ZOOM,
  canGoFarther: view.zoom > FARTHEST_ZOOM,
});
