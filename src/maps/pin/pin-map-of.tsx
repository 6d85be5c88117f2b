import { useRef } from 'react';
import { useGround, useDrawn, type Ground, type MapLibrary } from '../ground.ts';
import styles from '../Map.module.css';
import { noTabStop } from '../no-tab-stop.ts';
import type { PinMap, PinMapProps } from './pin-map-props.ts';
import { viewMoved } from './pin-moved.ts';

const STOPS_AT_ONCE = { maxSpeed: 0, deceleration: 2_500, linearity: 0.3 } as const;
const AROUND_THE_MIDDLE = { around: 'center' } as const;

export const pinMapOf = ({ Map }: Pick<MapLibrary, 'Map'>, ground: Ground): PinMap =>
  function PinMapOf({ view, zooms, language, onDrawn, onFailed, onMoved }: PinMapProps) {
    const frame = useRef<HTMLDivElement>(null);
    const [drawn, seen] = useDrawn({ onDrawn, onFailed });
    const looks = useGround(ground, language, frame, [view.latitude, view.longitude]);
    return (
      <div ref={frame} className={styles.frame}>
        {looks ? (
          <Map
            ref={noTabStop}
            {...(ground.begin() as object)}
            mapStyle={looks.style}
            latitude={view.latitude}
            longitude={view.longitude}
            zoom={view.zoom}
            minZoom={zooms.farthest}
            maxZoom={zooms.nearest}
            maxPitch={0}
            keyboard={false}
            boxZoom={false}
            doubleClickZoom={false}
            dragRotate={false}
            pitchWithRotate={false}
            touchPitch={false}
            dragPan={STOPS_AT_ONCE}
            scrollZoom={AROUND_THE_MIDDLE}
            touchZoomRotate={AROUND_THE_MIDDLE}
            renderWorldCopies={false}
            fadeDuration={0}
            attributionControl={false}
            onLoad={({ target }) => {
              target.touchZoomRotate.disableRotation();
              target.on('webglcontextlost', onFailed);
              seen();
            }}
            onError={() => {
              if (!drawn) onFailed();
            }}
            onMove={({ viewState }) => {
              const next = viewMoved(view, viewState);
              if (next) onMoved(next);
            }}
          />
        ) : null}
      </div>
    );
  };
