import { Trans, useLingui } from '@lingui/react/macro';
import { coordinatesText } from '#domain/checkout/map-point.ts';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import { Button } from '#src/ui/Button.tsx';
import { distanceText } from './distance-text.ts';
import { AT_THE_PLACE, metresToPlace } from './at-place.ts';
import styles from './MapPin.module.css';

export function PinPlace({ pin, onAskAgain }: { readonly pin: MapPinView; readonly onAskAgain: () => void }) {
  const { i18n } = useLingui();
  const { place, view } = pin;
  const address = place && toCurrentLocation(place).address;
  const metres = metresToPlace(pin);
  const distance = distanceText(i18n, metres);
  const coordinates = coordinatesText(view);
  return (
    <div className={styles.words}>
      <p role="status" className={styles.place}>
        {pin.is === 'named' && metres < AT_THE_PLACE ? (
          <Trans>
            Near <strong>{address}</strong>
          </Trans>
        ) : null}
        {pin.is === 'named' && metres >= AT_THE_PLACE ? (
          <Trans>
            Near <strong>{address}</strong>, {distance} away.
          </Trans>
        ) : null}{' '}
        {place && place.kind !== 'house' ? (
          <Trans>There’s no address here. We’ll ask you to describe the place before you pay.</Trans>
        ) : null}
        {pin.is === 'outside' ? <Trans>We don’t deliver here yet. Move the pin closer to a city we serve.</Trans> : null}
        {pin.is === 'unnamed' ? (
          <Trans>
            We couldn’t find an address at {coordinates}. You can browse from here. We’ll ask you to describe the place before you pay.
          </Trans>
        ) : null}
      </p>
      {pin.is === 'unnamed' ? (
        <Button variant="quiet" size="small" onClick={onAskAgain}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
