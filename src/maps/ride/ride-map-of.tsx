import { useEffect, useRef, useState } from 'react';
import type * as Library from 'react-map-gl/maplibre';
import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_START_ZOOM } from '#contract/limits.ts';
import type { Point } from '#domain/geometry.ts';
import type { MapColours } from '../map-colours.ts';
import { readColours } from '../map-colours.ts';
import type { RideMap, RideMapProps } from './ride-map-props.ts';
import styles from './RideMap.module.css';

/** As much of `react-map-gl` as is used: its two halves, for Mapbox and for MapLibre, are alike. */
export type MapLibrary = Pick<typeof Library, 'Map' | 'Marker' | 'Source' | 'Layer'>;

/** What is one library's own: how it is begun, and what its ground looks like. */
export type Ground = {
  readonly begin: () => object;
  readonly styleOf: (colours: MapColours, language: string) => object | string;
};

/** A map whose first picture takes longer than this is given up, milliseconds. */
const DRAWING_TAKES_TOO_LONG = 20_000;
const GLIDE_FOR = 800;
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

const lineOf = (path: readonly Point[]): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: path.map(([lat, lng]) => [lng, lat]) },
});

const boundsOf = (points: readonly Point[]): [[number, number], [number, number]] => {
  const [lats, lngs] = [points.map(([lat]) => lat), points.map(([, lng]) => lng)];
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
};

/** The map of a ride over one of the two libraries. It is built once; its ground changes with light and dark. */
export function rideMapOf({ Map, Marker, Source, Layer }: MapLibrary, ground: Ground): RideMap {
  return function RideMapOf(props: RideMapProps) {
    const { language, marks, done, ahead, sight, coveredLeft = 0, glides, onDrawn, onFailed, onDragged, onTapped } = props;
    const map = useRef<MapRef>(null);
    const frame = useRef<HTMLDivElement>(null);
    const [drawn, setDrawn] = useState(false);
    const colours = useColours(frame);
    useEffect(() => {
      if (drawn) return undefined;
      const timer = setTimeout(onFailed, DRAWING_TAKES_TOO_LONG);
      return () => clearTimeout(timer);
    }, [drawn, onFailed]);
    useEffect(() => {
      if (!drawn || !sight || sight.length === 0) return;
      map.current?.fitBounds(boundsOf(sight), {
        padding: { top: 56, bottom: 40, left: 48 + coveredLeft, right: 48 },
        maxZoom: 16,
        duration: glides ? GLIDE_FOR : 0,
      });
    }, [drawn, sight, coveredLeft, glides]);
    const [first] = marks;
    const byHand = ({ originalEvent }: { readonly originalEvent?: unknown }) => {
      if (originalEvent) onDragged();
    };
    return (
      <div ref={frame} className={styles.frame}>
        {colours && first ? (
          <Map
            ref={map}
            {...(ground.begin() as object)}
            mapStyle={ground.styleOf(colours, language) as string}
            initialViewState={{ latitude: first.at[0], longitude: first.at[1], zoom: MAP_START_ZOOM }}
            attributionControl={false}
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            maxPitch={0}
            keyboard={false}
            cooperativeGestures
            onLoad={({ target }) => {
              // No key moves it, and no reader is led into it.
              target.getCanvas().tabIndex = -1;
              setDrawn(true);
              onDrawn();
            }}
            onError={() => {
              if (!drawn) onFailed();
            }}
            onDragStart={byHand}
            onZoomStart={byHand}
          >
            <Source id="ahead" type="geojson" data={lineOf(ahead)}>
              <Layer
                id="ahead"
                type="line"
                layout={ROUND}
                paint={{ 'line-color': colours.waterName, 'line-width': 6, 'line-dasharray': [0.1, 2] }}
              />
            </Source>
            <Source id="done" type="geojson" data={lineOf(done)}>
              <Layer id="done" type="line" layout={ROUND} paint={{ 'line-color': colours.waterName, 'line-width': 6 }} />
            </Source>
            {marks.map(({ key, at, sign, label }) => (
              <Marker key={key} latitude={at[0]} longitude={at[1]} anchor="center" onClick={() => onTapped(key)}>
                <span className={styles.mark} data-mark={key}>
                  {sign}
                  {label ? (
                    <span className={styles.label} data-label>
                      {label}
                    </span>
                  ) : null}
                </span>
              </Marker>
            ))}
          </Map>
        ) : null}
      </div>
    );
  };
}

/** The house's colours where the map stands; null until it does. */
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
