import type { ComponentType } from 'react';
import type { PinView } from '#machines/map-pin/pin-view.ts';

export type PinMapProps = {
  readonly view: PinView;
  readonly zooms: { readonly farthest: number; readonly nearest: number };
  readonly language: string;
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
  readonly onMoved: (view: PinView) => void;
};

export type PinMap = ComponentType<PinMapProps>;
