import { Trans, useLingui } from '@lingui/react/macro';
import { useMapWanted } from '#src/features/orders/tracking/use-map-wanted.ts';
import { Button } from '#src/ui/Button.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { distanceText } from '#src/features/address/map/distance-text.ts';
import styles from '../courier.module.css';
import type { TripOnMapProps } from './trip-on-map-props.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

const TripMap = lazyPart(
  async () => (await import('./TripMap.tsx')).TripMap,
  ({ again }) => (
    <p className={styles.noMap}>
      <Trans>The map couldn’t be loaded. The details are below.</Trans> <TryAgain onClick={again} />
    </p>
  ),
);

export function TripOnMap(props: TripOnMapProps) {
  const { i18n } = useLingui();
  const [isWanted, want] = useMapWanted();
  const { pickup, dropOff, trip } = props;
  const distance = trip && distanceText(i18n, trip.distance);
  return (
    <div className={styles.map}>
      {pickup === null || dropOff === null ? (
        <p className={styles.noMap}>
          <Trans>Your route appears here once you’ve entered both addresses.</Trans>
        </p>
      ) : isWanted ? (
        <TripMap {...props} />
      ) : (
        <p className={styles.noMap}>
          <Button size="small" variant="secondary" onClick={want}>
            <Trans>Show the map</Trans>
          </Button>
        </p>
      )}
      {trip ? (
        <span className={styles.mapNote}>
          <Plate size="small">
            <span>{trip.is_estimated ? <Trans>about {distance}</Trans> : distance}</span> ·{' '}
            <span>
              <Trans>about {trip.minutes} min</Trans>
            </span>
          </Plate>
        </span>
      ) : null}
    </div>
  );
}
