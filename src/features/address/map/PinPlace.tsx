import { Trans, useLingui } from '@lingui/react/macro';
import { coordinatesText } from '#domain/checkout/map-point.ts';
import type { MapPinView } from '#machines/map-pin/map-pin.view.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import { Button } from '#src/ui/Button.tsx';
import { distanceText } from './distance-text.ts';
import { AT_THE_PLACE, metresToPlace } from './at-place.ts';
import styles from './MapPin.module.css';

/** What stands under the pin, in words; read out once the pin rests and it is known. */
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
          <Trans>No house is known here: before you pay you are asked what the place is called.</Trans>
        ) : null}
        {pin.is === 'outside' ? <Trans>Nobody delivers here yet. Move the pin closer to a city that we serve.</Trans> : null}
        {pin.is === 'unnamed' ? (
          <Trans>
            The address at {coordinates} could not be looked up. You can look around from here; before you pay you are asked what the place
            is called.
          </Trans>
        ) : null}
      </p>
      {pin.is === 'unnamed' ? (
        <Button variant="quiet" size="small" onClick={onAskAgain}>
          <Trans>Look up again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
