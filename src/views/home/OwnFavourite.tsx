import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { StoreLink } from '../navigation/StoreLink.tsx';
import { FavouriteHeart } from '../store/FavouriteHeart.tsx';
import { favouriteNow } from './favourite-now.ts';
import styles from './OwnHome.module.css';

/** A favourite store: how long it takes, that it takes orders for later alone, or that it is closed, and the way to its menu. */
export function OwnFavourite({ store }: { readonly store: FavouriteStore }) {
  const path = store.store_path ?? null;
  const now = favouriteNow(store);
  const rating = store.user_rate.toFixed(1);
  return (
    <li className={styles.favourite}>
      <Picture
        src={store.image_url}
        alt=""
        width={380}
        height={178}
        className={classNames(styles.cover, now === 'closed' && styles.faded)}
      />
      <Plate className={styles.time} size={now === 'preOrder' ? 'small' : 'normal'} tone={now === 'closed' ? 'white' : 'blue'}>
        {now === 'closed' ? (
          <Trans>Closed</Trans>
        ) : now === 'preOrder' ? (
          <Trans>PRE-ORDER NOW</Trans>
        ) : (
          <>
            <span>
              {store.delivery_time} - {store.delivery_time_max}
            </span>{' '}
            <small>
              <Trans>min</Trans>
            </small>
          </>
        )}
      </Plate>
      <h3 className={styles.name}>
        {path === null ? (
          store.name
        ) : (
          <StoreLink path={path} className={styles.link}>
            {store.name}
          </StoreLink>
        )}
      </h3>
      <p className={styles.rating}>
        {path === null ? (
          <Trans>Not on the marketplace at the moment</Trans>
        ) : store.user_rate_count > 0 ? (
          <>
            <Star size={15} fill="currentColor" aria-hidden="true" />
            <span className="visually-hidden">
              <Trans>Rating</Trans>{' '}
            </span>
            <strong>{rating}</strong> <span>({store.user_rate_count})</span>
          </>
        ) : (
          <Trans>New</Trans>
        )}
      </p>
      <div className={styles.heart}>
        <FavouriteHeart storeId={store._id} storeName={store.name} />
      </div>
    </li>
  );
}
