import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { useId, useState, type ReactNode } from 'react';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import { placeOf, toDestination } from '#src/api/cart.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Button } from '#src/ui/Button.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { AddressSearch } from '#src/features/address/AddressSearch.tsx';
import { SavedAddresses } from '../basket/SavedAddresses.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import { AddressNews } from './AddressNews.tsx';
import styles from './sheets.module.css';

type DeliveryAddressProps = {
  readonly flows: CheckoutFlows;
  readonly destination: OrderAddress | null;
  readonly user: StoredUser | null;
  readonly problem: ReactNode;
};

const ADDRESS_ID = 'basket-address';

export function DeliveryAddress({ flows, destination, user, problem }: DeliveryAddressProps) {
  const { t, i18n } = useLingui();
  const [mode, setMode] = useState<'shown' | 'searching' | 'left'>('shown');
  const problemId = useId();
  const [address, send] = flows.address;
  const place = destination && placeText(i18n, destination.address);
  const changing = address.is === 'changing';
  const isAsked = mode === 'searching' || (mode === 'shown' && Boolean(problem) && destination !== null);
  const searching = destination === null || (isAsked && !changing);
  const choose = (chosen: OrderAddress) => {
    setMode('left');
    send({ type: 'address.chosen', destination: chosen });
  };
  return (
    <div className={styles.address}>
      {searching ? (
        <>
          <AddressSearch
            id={ADDRESS_ID}
            label={t`Delivery address`}
            labelHidden={false}
            autoFocus={isAsked}
            problem={problem}
            own={destination && placeOf(destination, place ?? destination.address)}
            onChosen={(place) => choose(toDestination(place))}
            onLeave={() => setMode('left')}
          />
          {user ? <SavedAddresses user={user} onChosen={choose} /> : null}
          {destination ? (
            <Button variant="quiet" size="small" className={styles.keep} onClick={() => setMode('left')}>
              <Trans>Keep {place}</Trans>
            </Button>
          ) : null}
        </>
      ) : (
        <PlaceNow
          place={place}
          autoFocus={mode === 'left'}
          describedBy={problem ? problemId : undefined}
          onChange={() => setMode('searching')}
        />
      )}
      <AddressNews address={address} place={destination && place} problem={searching ? null : problem} problemId={problemId} />
    </div>
  );
}

type PlaceNowProps = {
  readonly place: string | null;
  readonly autoFocus: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: () => void;
};

function PlaceNow({ place, autoFocus, describedBy, onChange }: PlaceNowProps) {
  const { t } = useLingui();
  return (
    <div>
      <p className={styles.label}>
        <Trans>Delivery address</Trans>
      </p>
      <div className={styles.place}>
        <MapPin size={20} aria-hidden="true" />
        <span>{place === null ? null : <Unbroken>{place}</Unbroken>}</span>
        <Button
          id={ADDRESS_ID}
          variant="quiet"
          size="small"
          autoFocus={autoFocus}
          aria-describedby={describedBy}
          aria-label={t`Change the delivery address`}
          onClick={onChange}
        >
          <Trans>Change</Trans>
        </Button>
      </div>
    </div>
  );
}
