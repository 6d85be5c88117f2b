import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { AddressPlace } from '#domain/addresses/address-draft.ts';
import type { FavouriteAddresses } from '#src/features/account/addresses/use-favourite-addresses.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import { placeText } from '#src/features/address/place-text.ts';
import favourites from '../Favourites.module.css';
import { toAddressPlace } from './address-place.ts';
import styles from './addresses.module.css';

export function CurrentAddress({ view, onKept }: { readonly view: FavouriteAddresses; readonly onKept: (place: AddressPlace) => void }) {
  const { i18n } = useLingui();
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return (
    <Card as="section" className={styles.current} aria-labelledby="this-browser">
      <h3 id="this-browser">
        <Trans>Current delivery address</Trans>
      </h3>
      {place ? (
        <>
          <p className={styles.place}>
            <Unbroken>{placeText(i18n, place.address)}</Unbroken>
          </p>
          <p className={favourites.note}>
            <Trans>Stores and delivery fees are shown for this address. Change it at the top of the page.</Trans>
          </p>
          {isAmong(view, place) || view.isFull ? null : (
            <Button
              variant="secondary"
              size="small"
              className={styles.way}
              disabled={view.is !== 'viewing'}
              onClick={() => onKept(toAddressPlace(place))}
            >
              <Trans>Save this address</Trans>
            </Button>
          )}
        </>
      ) : (
        <>
          <p className={favourites.note}>
            <Trans>You haven’t set a delivery address yet.</Trans>
          </p>
          <p className={styles.way}>
            <Link to="/" className={buttonClass('secondary', { size: 'small' })}>
              <Trans>Enter an address</Trans>
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}

const isAmong = ({ rows }: FavouriteAddresses, { latitude, longitude }: CurrentLocation) =>
  (rows ?? []).some(({ item: address }) => address.latitude === latitude && address.longitude === longitude);
