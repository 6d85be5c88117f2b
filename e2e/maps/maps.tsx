import { useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { onTheBridge, road } from '#machines/ride/ride.model.ts';
import { loadPinMap } from '#src/maps/pin/choose-pin-map.ts';
import type { PinMapProps } from '#src/maps/pin/pin-map-props.ts';
import { loadRideMap } from '#src/maps/ride/choose-ride-map.ts';
import type { RideMapProps } from '#src/maps/ride/ride-map-props.ts';
import '#content/brands/first.css';
import '#src/ui/tokens.css';
import '#src/ui/global.css';
import styles from './maps.module.css';

/** Both maps by the library that the page's settings choose, with what they tell beside them: a token is Mapbox's. */
function Maps({ PinMap, RideMap }: { readonly PinMap: ComponentType<PinMapProps>; readonly RideMap: ComponentType<RideMapProps> }) {
  const [view, setView] = useState({ latitude: 46.2044, longitude: 6.1432, zoom: 15 });
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (what: string) => () => setTold((before) => (before.includes(what) ? before : [...before, what]));
  const [from = onTheBridge.location] = road.path;
  const to = road.path.at(-1) ?? from;
  const [steps, setSteps] = useState(0);
  // A courier who rides has the map drawn anew ten times a second.
  useEffect(() => {
    const timer = setInterval(() => setSteps((before) => before + 1), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className={styles.maps}>
      <section aria-label="Pin" className={styles.map}>
        <PinMap
          view={view}
          zooms={{ farthest: 11, nearest: 17 }}
          language="en"
          onDrawn={tell('pin drawn')}
          onFailed={tell('pin failed')}
          onMoved={(moved) => {
            setView(moved);
            tell('pin moved')();
          }}
        />
      </section>
      <section aria-label="Ride" className={styles.map}>
        <RideMap
          language="en"
          gestureTexts={{}}
          marks={[
            { key: 'from', at: from, sign: <b>1</b>, label: null },
            { key: 'to', at: to, sign: <b>2</b>, label: null },
            { key: 'courier', at: [onTheBridge.location[0] + (steps % 2) * 1e-6, onTheBridge.location[1]], sign: <b>C</b>, label: null },
          ]}
          done={road.path.slice(0, 2)}
          ahead={road.path.slice(1)}
          sight={road.path}
          glides={false}
          onDrawn={tell('ride drawn')}
          onFailed={tell('ride failed')}
          onDragged={tell('ride dragged')}
          onTapped={(key) => tell(`tapped ${key}`)()}
        />
      </section>
      <output>{[`${view.latitude.toFixed(4)} ${view.longitude.toFixed(4)}`, ...told].join(', ')}</output>
    </main>
  );
}

const [PinMap, RideMap] = await Promise.all([loadPinMap(), loadRideMap()]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Maps PinMap={PinMap} RideMap={RideMap} />);
