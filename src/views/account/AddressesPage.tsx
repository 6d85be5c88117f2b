import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocationFlow } from '../../flows/use-location.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
import styles from './AddressesPage.module.css';

/** Where a customer has things brought to. */
export function AddressesPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" wanted="/addresses" title={t`Favourite addresses`}>
      {() => (
        <>
          <h2><Trans>Favourite addresses</Trans></h2>
          <div className={styles.columns}>
            <EmptyState
              level={3}
              picture={<Picture src="/pictures/dish/bare/pistachio/bell.svg" alt="" width={232} height={232} />}
              title={<Trans>The list of your addresses comes here later</Trans>}
              action={<Link to="/favourite_stores" className={buttonClass('secondary', { size: 'small' })}><Trans>Favourite stores</Trans></Link>}
            >
              <Trans>Until then, floor, entry code and a note are asked for with each delivery.</Trans>
            </EmptyState>
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
      <h3 id="this-browser"><Trans>Kept in this browser</Trans></h3>
      {place ? (
        <>
          <p className={styles.address}>{place.address}</p>
          <p className={styles.note}><Trans>Stores and delivery fees are shown for this address. Change it at the top of the page.</Trans></p>
        </>
      ) : (
        <>
          <p className={styles.note}><Trans>You have not told us where you are yet.</Trans></p>
          <p className={styles.way}><Link to="/" className={buttonClass('secondary', { size: 'small' })}><Trans>Enter an address</Trans></Link></p>
        </>
      )}
    </Card>
  );
}
