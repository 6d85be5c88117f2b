import { Trans } from '@lingui/react/macro';
import type { MapPinView } from '../../../machines/map-pin/map-pin.view.ts';
import { toCurrentLocation } from '../../api/place.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './MapPin.module.css';

/** What stands under the pin, in words; read out once the pin rests and it is known. */
export function PinPlace({ pin, onAskAgain }: { readonly pin: MapPinView; readonly onAskAgain: () => void }) {
  const address = pin.place && toCurrentLocation(pin.place).address;
  const [latitude, longitude] = [pin.view.latitude.toFixed(4), pin.view.longitude.toFixed(4)];
  return (
    <div className={styles.words}>
      <p role="status" className={styles.place}>
        {pin.is === 'named' ? <Trans>Near <strong>{address}</strong></Trans> : null}
        {pin.is === 'outside' ? <Trans>Nobody delivers here yet. Move the pin closer to Geneva.</Trans> : null}
        {pin.is === 'unnamed' ? <Trans>The address at {latitude} N {longitude} E could not be looked up. You can look around from here; the address is asked for before you pay.</Trans> : null}
      </p>
      {pin.is === 'unnamed' ? <Button variant="quiet" size="small" onClick={onAskAgain}><Trans>Look up again</Trans></Button> : null}
    </div>
  );
}
