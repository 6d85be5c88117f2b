import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import type { OrderAddress } from '../../../contract/entities/address.ts';
import { toDestination } from '../../api/cart.ts';
import { Button } from '../../ui/Button.tsx';
import { AddressSearch } from '../frame/AddressSearch.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import styles from './basket.module.css';
import { hasHouseNumber } from './destination.ts';
import { HouseNumberField } from './HouseNumberField.tsx';
import type { useChangeAddress } from './use-change-address.ts';

type DeliveryAddressProps = {
  readonly formId: string;
  readonly destination: OrderAddress | null;
  readonly address: ReturnType<typeof useChangeAddress>;
  readonly isAskedFor: boolean;
};

/** Where the courier goes: the place as it stands, a search to change it, and the house number when it has none. */
export function DeliveryAddress({ formId, destination, address, isAskedFor }: DeliveryAddressProps) {
  const { t } = useLingui();
  const [mode, setMode] = useState<'shown' | 'searching' | 'left'>('shown');
  const { saving, failure, change } = address;
  const searching = destination === null || mode === 'searching';
  return (
    <div className={styles.address}>
      {searching ? (
        <>
          <AddressSearch
            id="basket-address"
            label={t`Delivery address`}
            labelHidden={false}
            autoFocus={mode === 'searching'}
            onChosen={async (place) => { if (await change(toDestination(place))) setMode('left'); }}
            onLeave={() => setMode('left')}
          />
          {destination ? <Button variant="quiet" size="small" className={styles.keep} onClick={() => setMode('left')}><Trans>Keep {destination.address}</Trans></Button> : null}
        </>
      ) : (
        <div>
          <p className={styles.label}><Trans>Delivery address</Trans></p>
          <div className={styles.place}>
            <MapPin size={20} aria-hidden="true" />
            <span>{destination.address}</span>
            <Button variant="quiet" size="small" autoFocus={mode === 'left'} aria-label={t`Change the delivery address`} onClick={() => setMode('searching')}>
              <Trans>Change</Trans>
            </Button>
          </div>
        </div>
      )}
      {saving ? <p role="status" className={styles.quiet}><Trans>Changing the address</Trans></p> : null}
      {failure && !saving ? (
        <p role="alert" className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span><FailureText failure={failure} /> {destination ? <Trans>It still goes to {destination.address}.</Trans> : null}</span>
        </p>
      ) : null}
      {destination === null && isAskedFor && !failure ? (
        <p role="alert" className={styles.error}><CircleAlert size={16} aria-hidden="true" /><Trans>Please enter delivery address</Trans></p>
      ) : null}
      {destination && !searching && !hasHouseNumber(destination.address) ? (
        <HouseNumberField formId={formId} destination={destination} address={address} isAskedFor={isAskedFor} />
      ) : null}
    </div>
  );
}
