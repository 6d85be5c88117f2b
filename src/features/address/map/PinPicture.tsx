import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { FARTHEST_ZOOM, NEAREST_ZOOM, type PinView } from '#machines/map-pin/pin-view.ts';
import { loadPinMap } from '#src/features/address/map/load-pin-map.ts';
import type { SendToPin } from '#src/features/address/map/use-map-pin.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';

export type PinPictureProps = { readonly view: PinView; readonly onSend: SendToPin };

const ZOOMS = { farthest: FARTHEST_ZOOM, nearest: NEAREST_ZOOM };

export function PinPicture({ view, onSend }: PinPictureProps) {
  const { i18n } = useLingui();
  return createElement(useLoaded(loadPinMap), {
    view,
    zooms: ZOOMS,
    language: i18n.locale,
    onDrawn: () => onSend({ type: 'map.drawn' }),
    onFailed: () => onSend({ type: 'map.failed' }),
    onMoved: (moved) => onSend({ type: 'map.dragged', view: moved }),
  });
}
