import { useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { MAP_START_ZOOM } from '#contract/limits.ts';
import type { Point } from '#domain/geometry.ts';
import { useGround, useDrawn, type Ground, type MapLibrary } from '../ground.ts';
import mapStyles from '../Map.module.css';
import { noTabStop } from '../no-tab-stop.ts';
import type { RideMap, RideMapProps } from './ride-map-props.ts';
import styles from './RideMap.module.css';

const GLIDE_FOR = 800;
/** Pixels that a dotted way may leave the road by: dots crowd where its corners lie closer to each other than they do. */
const DOTTED_ALONG = 3;
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

/** So low a map keeps room for the signs of its marks alone, CSS px. */
const LOW = 160;
const roomAbove = (frame: HTMLElement | null) => (frame && frame.clientHeight < LOW ? { top: 40, bottom: 22 } : { top: 56, bottom: 40 });

export const rideMapOf = ({ Map, Marker, Source, Layer }: MapLibrary, ground: Ground): RideMap =>
  function RideMapOf(props: RideMapProps) {
    const { language, gestureTexts, marks, done, ahead, sight, coveredLeft = 0, glides, onDrawn, onFailed, onDragged, onTapped } = props;
    const map = useRef<MapRef>(null);
    const begin = useCallback((begun: MapRef | null) => {
      map.current = begun;
      noTabStop(begun);
    }, []);
    const frame = useRef<HTMLDivElement>(null);
    const [drawn, seen] = useDrawn({ onDrawn, onFailed });
    const [first] = marks;
    const looks = useGround(ground, language, frame, first?.at ?? null);
    useEffect(() => {
      if (!drawn || !sight || sight.length === 0) return;
      map.current?.fitBounds(boundsOf(sight), {
        padding: { ...roomAbove(frame.current), left: 48 + coveredLeft, right: 48 },
        maxZoom: 16,
        duration: glides ? GLIDE_FOR : 0,
      });
    }, [drawn, sight, coveredLeft, glides]);
    const byHand = ({ originalEvent }: { readonly originalEvent?: unknown }) => {
      if (originalEvent) onDragged();
    };
    return (
      <div ref={frame} className={mapStyles.frame}>
        {looks && first ? (
          <Map
            ref={begin}
            {...(ground.begin() as object)}
            mapStyle={looks.style}
            initialViewState={{ latitude: first.at[0], longitude: first.at[1], zoom: MAP_START_ZOOM }}
            attributionControl={false}
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            maxPitch={0}
            keyboard={false}
            cooperativeGestures
            locale={gestureTexts}
            onLoad={({ target }) => {
              target.on('webglcontextlost', onFailed);
              seen();
            }}
            onError={() => {
              if (!drawn) onFailed();
            }}
            onDragStart={byHand}
            onZoomStart={byHand}
          >
            <Source id="ahead" type="geojson" data={lineOf(ahead)} tolerance={DOTTED_ALONG}>
              <Layer
                id="ahead"
                type="line"
                layout={ROUND}
                paint={{ 'line-color': looks.colours.waterName, 'line-width': 6, 'line-dasharray': [0.1, 2] }}
              />
            </Source>
            <Source id="done" type="geojson" data={lineOf(done)}>
              <Layer id="done" type="line" layout={ROUND} paint={{ 'line-color': looks.colours.waterName, 'line-width': 6 }} />
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
