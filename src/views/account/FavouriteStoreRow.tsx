import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Star from 'lucide-react/icons/star';
import { slug } from '../../../domain/slug.ts';
import { useApi } from '../../api/api-context.ts';
import { failureOf } from '../../api/call-failed.ts';
import { menuOptions } from '../../api/discovery.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FailureText } from '../frame/FailureText.tsx';
import { useAround } from '../pages/use-around.ts';
import styles from './FavouriteStoreRow.module.css';

/** A favourite store, with the way to its page. It is read by the call of that page, which then opens at once. */
export function FavouriteStoreRow({ storeId }: { readonly storeId: string }) {
  const menu = useQuery(menuOptions(useApi(), storeId, useAround()));
  if (!menu.data) {
    return menu.error
      ? <Card as="li"><FailureText failure={failureOf(menu.error)} /></Card>
      : <li><Skeleton className={styles.loading} /></li>;
  }
  const { store, city_name: city, delivery_name: category } = menu.data;
  const minutes = `${store.delivery_time} - ${store.delivery_time_max}`;
  const address = { city_name: slug(city), delivery_name: slug(category), store_name: slug(store.name), store_id: storeId };
  const rating = store.user_rate.toFixed(1);

  return (
    <Card as="li" padded={false} className={styles.store}>
      <Picture src={store.image_url} alt="" width={380} height={178} className={styles.picture} />
      <div className={styles.words}>
        <h3><Link to="/$city_name/$delivery_name/$store_name/$store_id" params={address} className={styles.link}>{store.name}</Link></h3>
        <p className={styles.note}>
          <span><Trans>{minutes} min</Trans></span>
          {store.user_rate_count > 0 ? (
            <span className={styles.rating}>
              <Star size={16} fill="currentColor" aria-hidden="true" />
              <span className="visually-hidden"><Trans>Rating</Trans>{' '}</span>
              <strong>{rating}</strong> ({store.user_rate_count})
            </span>
          ) : null}
        </p>
      </div>
    </Card>
  );
}
