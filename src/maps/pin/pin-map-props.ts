import type { ComponentType } from 'react';
import type { PinView } from '#machines/map-pin/pin-view.ts';

export type PinMapProps = {
  /** Where it looks: whoever shows the map decides, also while it is dragged. */
  readonly view: PinView;
  readonly zooms: { readonly farthest: number; readonly nearest: number };
  readonly language: string;
  /** The map is seen for the first time. */
  readonly onDrawn: () => void;
  /** It will not be seen, or no longer. */
  readonly onFailed: () => void;
  /** A finger, a mouse or a wheel wants to look somewhere else. */
  readonly onMoved: (view: PinView) => void;
};

/** A map that fills its place and is moved by finger, mouse and wheel; keys are the page's affair. */
export type PinMap = ComponentType<PinMapProps>;
