import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { comingTime } from '#domain/schedule/order-start.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { StoreLink } from '#src/navigation/StoreLink.tsx';
import { FavouriteHeart } from '#src/features/store/head/FavouriteHeart.tsx';
import { favouriteNow } from './favourite-now.ts';
import { meanText } from '#src/texts/mean-text.ts';
import styles from './OwnHome.module.css';

type OwnFavouriteProps = {
  readonly store: FavouriteStore;
  /** The time that the customer chose, epoch milliseconds; null for now. */
  readonly at: number | null;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
  readonly isForChosenTime: boolean;
};

/** When a store can be had by the time that was chosen, in a few letters; null where that is unknown. */
function FirstThen({ store: { first_possible_at: first, timezone }, at, now }: Omit<OwnFavouriteProps, 'isForChosenTime'>) {
  const { i18n } = useLingui();
  const time = first && timezone ? comingText(i18n.locale, comingTime(first, { now, timezone })) : null;
  return time === null ? <Trans>Closed</Trans> : first === at ? time : <Trans>from {time}</Trans>;
}

export function OwnFavourite({ store, at, now: serverTime, isForChosenTime }: OwnFavouriteProps) {
  const path = store.store_path ?? null;
  const now = favouriteNow(store);
  const { i18n } = useLingui();
  const here = store.time_here ?? null;
  return (
    <li className={styles.favourite}>
      <Picture
        src={store.image_url}
        alt=""
        width={380}
        height={178}
        className={classNames(styles.cover, now === 'closed' && styles.faded)}
      />
      {isForChosenTime ? (
        <Plate
          className={styles.time}
          size={now === 'preOrder' || at !== null ? 'small' : 'normal'}
          tone={now === 'closed' ? 'white' : 'blue'}
        >
          {now === 'closed' ? (
            <Trans>Closed</Trans>
          ) : at !== null ? (
            <FirstThen store={store} at={at} now={serverTime} />
          ) : now === 'preOrder' ? (
            <Trans>PRE-ORDER NOW</Trans>
          ) : (
            <span>
              {here ? `${here.about} - ${here.at_the_latest}` : `${store.delivery_time} - ${store.delivery_time_max}`}{' '}
              <small>
                <Trans>min</Trans>
              </small>
            </span>
          )}
        </Plate>
      ) : null}
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
          <Trans>Not available at the moment</Trans>
        ) : store.user_rate_count > 0 ? (
          <>
            <Star size={15} fill="currentColor" aria-hidden="true" />
            <span className="visually-hidden">
              <Trans>Rating</Trans>{' '}
            </span>
            <strong>{meanText(i18n, store.user_rate)}</strong> <span>({store.user_rate_count})</span>
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
