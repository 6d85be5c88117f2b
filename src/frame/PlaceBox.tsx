import { Trans, useLingui } from '@lingui/react/macro';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { AddressSearch } from '../features/address/AddressSearch.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { focusLeft } from './focus-left.ts';
import { placeText } from '../features/address/place-text.ts';
import styles from './PlaceBox.module.css';

const SavedPlaces = lazyPart(async () => (await import('../features/address/SavedPlaces.tsx')).SavedPlaces);

export function PlaceBox() {
  const { t, i18n } = useLingui();
  const [location, sendLocation] = useLocationFlow();
  const [session] = useSession();
  const [searching, setSearching] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const address = location.is === 'nowhere' ? null : (location.place?.address ?? null);

  const backToButton = () => {
    flushSync(() => setSearching(false));
    button.current?.focus();
  };
  if (searching) {
    return (
      <div
        className={styles.search}
        onBlur={(event) => {
          if (focusLeft(event)) setSearching(false);
        }}
      >
        <AddressSearch
          id="header-address"
          autoFocus
          offered={
            session.is === 'signedIn' ? (
              <SavedPlaces
                customerId={session.user._id}
                onChosen={(place) => {
                  sendLocation({ type: 'place.chosen', place });
                  backToButton();
                }}
              />
            ) : null
          }
          onChosen={backToButton}
          onLeave={backToButton}
        />
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <button ref={button} type="button" className={styles.place} onClick={() => setSearching(true)}>
        <MapPin size={20} aria-hidden="true" />
        <span className="visually-hidden">
          <Trans>Deliver to:</Trans>{' '}
        </span>
        <span className={styles.address}>{address === null ? <Trans>Enter your address</Trans> : placeText(i18n, address)}</span>
      </button>
      {location.is === 'locating' ? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      ) : (
        <IconButton
          label={t`Use my location`}
          icon={<LocateFixed size={20} />}
          className={styles.locate}
          onClick={() => sendLocation({ type: 'location.asked' })}
        />
      )}
    </div>
  );
}
