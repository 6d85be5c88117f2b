import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { Card } from '#src/ui/Card.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { StoreLink } from '../navigation/StoreLink.tsx';
import { FavouriteHeart } from '../store/FavouriteHeart.tsx';
import styles from './FavouriteStoreRow.module.css';

/** A favourite store, with the way to its page and its heart; one that takes no part any more has none. */
export function FavouriteStoreRow({ store }: { readonly store: FavouriteStore }) {
  const minutes = `${store.delivery_time} - ${store.delivery_time_max}`;
  const rating = store.user_rate.toFixed(1);
  const path = store.store_path ?? null;
  return (
    <Card as="li" padded={false} className={styles.store}>
      <Picture src={store.image_url} alt="" width={380} height={178} className={styles.picture} />
      <div className={styles.words}>
        <h3>
          {path === null ? (
            store.name
          ) : (
            <StoreLink path={path} className={styles.link}>
              {store.name}
            </StoreLink>
          )}
        </h3>
        <p className={styles.note}>
          {path === null ? (
            <Trans>Not on the marketplace at the moment</Trans>
          ) : (
            <span>
              <Trans>{minutes} min</Trans>
            </span>
          )}
          {store.user_rate_count > 0 ? (
            <span className={styles.rating}>
              <Star size={16} fill="currentColor" aria-hidden="true" />
              <span className="visually-hidden">
                <Trans>Rating</Trans>{' '}
              </span>
              <strong>{rating}</strong> ({store.user_rate_count})
            </span>
          ) : null}
        </p>
      </div>
      <div className={styles.heart}>
        <FavouriteHeart storeId={store._id} storeName={store.name} />
      </div>
    </Card>
  );
}
