import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Point } from '#domain/geometry.ts';

export type RideMark = {
  readonly key: 'from' | 'to' | 'courier';
  readonly at: Point;
  readonly sign: ReactElement;
  readonly label: ReactNode | null;
};

export type RideMapProps = {
  readonly language: string;
  /** What it says to who scrolls over it, by the names that MapLibre and Mapbox have for it. */
  readonly gestureTexts: Readonly<Record<string, string>>;
  readonly marks: readonly RideMark[];
  readonly done: readonly Point[];
  readonly ahead: readonly Point[];
  readonly sight: readonly Point[] | null;
  /** Pixels that are covered at the left of it, which nothing in sight should be behind. */
  readonly coveredLeft?: number;
  readonly glides: boolean;
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
  readonly onDragged: () => void;
  readonly onTapped: (key: RideMark['key']) => void;
};

/** Draws an order's way. Throws while it renders where the browser cannot draw a map. */
export type RideMap = ComponentType<RideMapProps>;
