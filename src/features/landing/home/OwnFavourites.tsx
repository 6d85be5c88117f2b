import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import { wantedAt } from '#machines/delivery-time/delivery-time.view.ts';
import { useApi } from '#src/api/api-context.ts';
import { favouriteStoresOptions } from '#src/api/favourites.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';
import { usePlaceCoordinates } from '#src/shop/place/use-coordinates.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { OwnFavourite } from './OwnFavourite.tsx';
import { openFirst } from './open-first.ts';
import styles from './OwnHome.module.css';

export function OwnFavourites({ customerId, ids }: { readonly customerId: string; readonly ids: readonly string[] }) {
  const place = usePlaceCoordinates();
  const at = wantedAt(useFulfilmentTime()[0].time);
  const { data, isLoadingError } = useQuery({
    ...favouriteStoresOptions(useApi(), customerId, ids, { at, place }),
    placeholderData: keepPreviousData,
  });
  const isForChosenTime = (data?.order_start_at ?? null) === at;
  const now = data?.server_time ? Date.parse(data.server_time) : 0;
  if (isLoadingError) return null;
  return (
    <section aria-labelledby="own-favourites">
      <div className={styles.head}>
        <h2 id="own-favourites">
          <Trans>Your favourites</Trans>
        </h2>
        <Link to="/favourite_stores" className={styles.all}>
          <Trans>Edit</Trans>
        </Link>
      </div>
      <ul className={styles.stores} aria-busy={data ? undefined : true}>
        {data
          ? openFirst(data.favourite_stores).map((store) => (
              <OwnFavourite key={store._id} store={store} at={at} now={now} isForChosenTime={isForChosenTime} />
            ))
          : ids.map((id) => (
              <li key={id} className={styles.favourite}>
                <Skeleton className={styles.cover} />
              </li>
            ))}
      </ul>
    </section>
  );
}
