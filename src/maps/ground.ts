import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type * as Library from 'react-map-gl/maplibre';
import type { Point } from '#domain/geometry.ts';
import { useDrawnAround } from './use-drawn-around.ts';
import { readColours, type MapColours } from './map-colours.ts';

export type MapLibrary = Pick<typeof Library, 'Map' | 'Marker' | 'Source' | 'Layer'>;

export type Ground = {
  readonly begin: () => object;
  readonly styleOf: (colours: MapColours, language: string, drawn: object | null) => object | string;
  readonly loadDrawn?: (at: Point) => Promise<object>;
};

/** A map whose first picture takes longer than this is given up, milliseconds. */
const DRAWING_TAKES_TOO_LONG = 20_000;

export function useDrawn({ onDrawn, onFailed }: { readonly onDrawn: () => void; readonly onFailed: () => void }) {
  const [drawn, setDrawn] = useState(false);
  const giveUp = useEffectEvent(onFailed);
  useEffect(() => {
    if (drawn) return undefined;
    const timer = setTimeout(() => giveUp(), DRAWING_TAKES_TOO_LONG);
    return () => clearTimeout(timer);
  }, [drawn]);
  const seen = () => {
    setDrawn(true);
    onDrawn();
  };
  return [drawn, seen] as const;
}

/**
 * The colours of the place where the map stands, and the style of its ground around a point in them; null until it stands. The same
 * style stays the same object: another one has the library draw everything anew, without what was added to it.
 */
export function useGround(ground: Ground, language: string, frame: { readonly current: HTMLDivElement | null }, at: Point | null) {
  const { styleOf } = ground;
  const colours = useColours(frame);
  const drawn = useDrawnAround(ground.loadDrawn, at);
  return useMemo(
    () => (colours && drawn ? { colours, style: styleOf(colours, language, drawn.around) as string } : null),
    [colours, drawn, language, styleOf],
  );
}

function useColours(frame: { readonly current: HTMLDivElement | null }): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useEffect(() => {
    const read = () => setColours(frame.current && readColours(frame.current));
    const darkness = matchMedia('(prefers-color-scheme: dark)');
    read();
    darkness.addEventListener('change', read);
    return () => darkness.removeEventListener('change', read);
  }, [frame]);
  return colours;
}
