import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
import styles from './FavouriteStoresPage.module.css';
import { FavouriteStoreRow } from './FavouriteStoreRow.tsx';

/** The stores a customer has kept. */
export function FavouriteStoresPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="favourites" title={t`Favourite stores`}>
      {({ favourite_stores: ids }) => (
        <>
          <h2><Trans>Favourite stores</Trans></h2>
          {ids.length === 0 ? <NoFavourites /> : (
            <>
              <p className={styles.count}>
                <Plural value={ids.length} one="# store is in your favourites." other="# stores are in your favourites." />
              </p>
              <ul className={styles.list}>
                {ids.map((id) => <FavouriteStoreRow key={id} storeId={id} />)}
              </ul>
            </>
          )}
          <p className={styles.further}><Link to="/addresses"><Trans>Favourite addresses</Trans></Link></p>
        </>
      )}
    </AccountShell>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      className={styles.empty}
      level={3}
      picture={<Picture src="/pictures/dish/bare/rose/heart.svg" alt="" width={232} height={232} />}
      title={<Trans>No favourite store yet</Trans>}
      action={<Link to="/stores" className={buttonClass('secondary', { size: 'small' })}><Trans>See stores</Trans></Link>}
    >
      <Trans>The stores you keep will stand here, one tap away from their menu.</Trans>
    </EmptyState>
  );
}
