import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocationFlow } from '#src/flows/location/use-location.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Card } from '#src/ui/Card.tsx';
import { AccountShell } from './AccountShell.tsx';
import styles from './AddressesPage.module.css';
import { FavouriteTabs } from './FavouriteTabs.tsx';

/** Where a customer has things brought to. */
export function AddressesPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Favourite addresses`}>
      {() => (
        <>
          <FavouriteTabs shown="addresses" />
          <h2>
            <Trans>Favourite addresses</Trans>
          </h2>
          <div className={styles.columns}>
            <CurrentAddress />
          </div>
        </>
      )}
    </AccountShell>
  );
}

function CurrentAddress() {
  const [location] = useLocationFlow();
  const place = location.is === 'nowhere' ? null : location.place;
  return (
    <Card as="section" aria-labelledby="this-browser">
      <h3 id="this-browser">
        <Trans>Kept in this browser</Trans>
      </h3>
      {place ? (
        <>
          <p className={styles.address}>{place.address}</p>
          <p className={styles.note}>
            <Trans>Stores and delivery fees are shown for this address. Change it at the top of the page.</Trans>
          </p>
          <p className={styles.note}>
            <Trans>Floor, entry code and a note for the courier are asked for with each delivery.</Trans>
          </p>
        </>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>You have not told us where you are yet.</Trans>
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
