import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#src/api/api-context.ts';
import { favouriteStoresOptions } from '#src/api/favourites.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountShell } from './AccountShell.tsx';
import styles from './FavouriteStoresPage.module.css';
import rowStyles from './FavouriteStoreRow.module.css';
import { FavouriteStoreRow } from './FavouriteStoreRow.tsx';
import { LoadFailed } from '../failures/LoadFailed.tsx';

/** The stores a customer has kept. */
export function FavouriteStoresPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountShell tab="favourites" title={t`Favourite stores`}>
      {({ _id: customerId, favourite_stores: ids }) => (
        <>
          <h2 ref={heading} tabIndex={-1}>
            <Trans>Favourite stores</Trans>
          </h2>
          {ids.length === 0 ? (
            <NoFavourites />
          ) : (
            <>
              <p className={styles.count}>
                <Plural value={ids.length} one="# store is in your favourites." other="# stores are in your favourites." />
              </p>
              <FavouriteList customerId={customerId} ids={ids} onGone={() => heading.current?.focus()} />
            </>
          )}
          <p className={styles.further}>
            <Link to="/addresses">
              <Trans>Favourite addresses</Trans>
            </Link>
          </p>
        </>
      )}
    </AccountShell>
  );
}

type FavouriteListProps = {
  readonly customerId: string;
  readonly ids: readonly string[];
  /** A store left the list: the focus that was on its heart needs a place. */
  readonly onGone: () => void;
};

function FavouriteList({ customerId, ids, onGone }: FavouriteListProps) {
  // The rows of the last answer stay while the shorter list comes.
  const list = useQuery({ ...favouriteStoresOptions(useApi(), customerId, ids), placeholderData: keepPreviousData });
  const gone = useEffectEvent(onGone);
  const known = useRef(ids.length);
  useEffect(() => {
    if (ids.length < known.current) gone();
    known.current = ids.length;
  }, [ids.length]);
  if (list.error) return <LoadFailed error={list.error} again={() => void list.refetch()} busy={list.isFetching} />;
  return (
    <ul className={styles.list} aria-busy={list.data ? undefined : 'true'}>
      {list.data
        ? list.data.favourite_stores
            .filter(({ _id }) => ids.includes(_id))
            .map((store) => <FavouriteStoreRow key={store._id} store={store} />)
        : ids.map((id) => (
            <li key={id}>
              <Skeleton className={rowStyles.loading} />
            </li>
          ))}
    </ul>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      className={styles.empty}
      level={3}
      picture={<Picture src="/pictures/dish/bare/rose/heart.svg" alt="" width={232} height={232} />}
      title={<Trans>No favourite store yet</Trans>}
      action={
        <Link to="/stores" className={buttonClass('secondary', { size: 'small' })}>
          <Trans>See stores</Trans>
        </Link>
      }
    >
      <Trans>The stores you keep will stand here, one tap away from their menu.</Trans>
    </EmptyState>
  );
}
