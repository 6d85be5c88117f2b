import { assign, emit, setup } from 'xstate';
import type { Place } from '#contract/calls/places.ts';
import type { Failure } from '#contract/failure.ts';
import type { ChartTypes } from '#statecharts/model.ts';
import { ask } from '#statecharts/port.ts';
import type { Result } from '#contract/result.ts';
import { FIRST_ZOOM, keepOnMap, pushed, zoomed, type PinView, type Towards } from './pin-view.ts';

/** A point on the ground, WGS 84 degrees. */
export type PinPoint = { readonly latitude: number; readonly longitude: number };
export type Drawing = 'coming' | 'drawn' | 'missing';
/** Where a pin was put; the place is null where nobody could say what stands there. */
export type Pinned = { readonly point: PinPoint; readonly place: Place | null };

type Named = Result<Place | null, Failure>;
type Context = {
  readonly view: PinView;
  readonly drawing: Drawing;
  readonly place: Place | null;
};

const pointOf = ({ latitude, longitude }: PinView): PinPoint => ({ latitude, longitude });

export const mapPin = setup({
  types: {} as ChartTypes & {
    input: { point: PinPoint };
    context: Context;
    events:
      | { type: 'map.dragged'; view: PinView }
      | { type: 'pin.pushed'; towards: Towards; far: boolean }
      | { type: 'zoom.stepped'; by: 1 | -1 }
      | { type: 'name.wanted' }
      | { type: 'pin.taken' }
      | { type: 'map.drawn' }
      | { type: 'map.failed' };
    emitted: { type: 'place.pinned'; pinned: Pinned };
    tags: 'busy' | 'good';
  },
  actors: { nameIt: ask<Named, { point: PinPoint }>('nameIt') },
  guards: {
    'a place lies there': (_, params: { named: Named }) => params.named.ok && params.named.value !== null,
    'an answer came': (_, params: { named: Named }) => params.named.ok,
    'only the zoom changed': ({ context: { view } }, params: { view: PinView }) =>
      view.latitude === params.view.latitude && view.longitude === params.view.longitude,
  },
  actions: {
    'move the pin': assign((_, params: { view: PinView }) => ({ view: keepOnMap(params.view), place: null })),
    'push the pin': assign(({ context }, params: { towards: Towards; far: boolean }) => ({
      view: pushed(context.view, params.towards, params.far),
      place: null,
    })),
    'change the zoom': assign((_, params: { view: PinView }) => ({ view: keepOnMap(params.view) })),
    'step the zoom': assign(({ context }, params: { by: 1 | -1 }) => ({ view: zoomed(context.view, params.by) })),
    'keep the place': assign((_, params: { named: Named }) => ({ place: params.named.ok ? params.named.value : null })),
    'note that it is drawn': assign({ drawing: 'drawn' }),
    'note that it cannot be drawn': assign({ drawing: 'missing' }),
    'tell where it is put': emit(({ context }) => ({
      type: 'place.pinned',
      pinned: { point: pointOf(context.view), place: context.place },
    })),
  },
  delays: { pinRests: 300 },
});

export const firstPin = ({ point }: { readonly point: PinPoint }): Context => ({
  view: keepOnMap({ ...point, zoom: FIRST_ZOOM }),
  drawing: 'coming',
  place: null,
});

export const pinPoint = ({ view }: Pick<Context, 'view'>): PinPoint => pointOf(view);
