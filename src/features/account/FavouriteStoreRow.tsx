import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { FavouriteStore } from '#contract/entities/favourite.ts';
import { comingTime } from '#domain/schedule/order-start.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { StoreLink } from '#src/navigation/StoreLink.tsx';
import { isSecondPress } from './second-press.ts';
import { meanText } from '#src/texts/mean-text.ts';
import styles from './Favourites.module.css';

type FavouriteStoreRowProps = {
  readonly store: FavouriteStore;
  readonly isTicked: boolean | null;
  readonly onTicked: () => void;
  readonly at: number | null;
};

export function FavouriteStoreRow({ store, isTicked, onTicked, at }: FavouriteStoreRowProps) {
  const { t } = useLingui();
  const { name } = store;
  const path = store.store_path ?? null;
  const isClosed = path === null || store.is_open === false;
  return (
    <Card as="li" padded={false} className={classNames(styles.store, isTicked && styles.ticked)}>
      <Picture src={store.image_url} alt="" width={380} height={178} className={classNames(styles.picture, isClosed && styles.faded)} />
      <div className={styles.words}>
        <div className={styles.facts}>
          <h3>
            {path === null || isTicked !== null ? (
              name
            ) : (
              <StoreLink path={path} className={styles.link} onClick={(event) => isSecondPress(event) && event.preventDefault()}>
                {name}
              </StoreLink>
            )}
          </h3>
          <Facts store={store} />
          {isClosed && at !== null ? <FirstTime store={store} at={at} /> : null}
        </div>
        <TimePlate store={store} isClosed={isClosed} />
      </div>
      {isTicked === null ? null : (
        <label className={styles.tick}>
          <span className={styles.box}>
            <input type="checkbox" checked={isTicked} onChange={onTicked} aria-label={t`Select ${name}`} />
          </span>
        </label>
      )}
    </Card>
  );
}

/** Minutes to the customer's address where the server says so, else of the store; nothing where nothing would come. */
function TimePlate({ store, isClosed }: { readonly store: FavouriteStore; readonly isClosed: boolean }) {
  const { store_path: path, time_here: here } = store;
  if (path === null || here === null) return null;
  return (
    <Plate className={styles.plate} tone={isClosed ? 'white' : 'blue'}>
      <span className="visually-hidden">{here ? <Trans>To your address</Trans> : <Trans>Delivery time</Trans>} </span>
      {here ? `${here.about} - ${here.at_the_latest}` : `${store.delivery_time} - ${store.delivery_time_max}`}{' '}
      <small>
        <Trans>min</Trans>
      </small>
    </Plate>
  );
}

/** When an order made now would come from a store that is closed, by its own clock; nothing where the server does not say. */
function FirstTime({
  store: { first_possible_at: first, time_here: here, timezone },
  at,
}: {
  readonly store: FavouriteStore;
  readonly at: number;
}) {
  const { i18n } = useLingui();
  if (!first || !timezone || !here) return null;
  const time = comingText(i18n.locale, comingTime(first, { now: at, timezone }));
  return (
    <p className={styles.note}>
      <Trans>Earliest delivery {time}</Trans>
    </p>
  );
}

function Facts({ store }: { readonly store: FavouriteStore }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.rating}>
      {store.user_rate_count > 0 ? (
        <span className={styles.stars}>
          <Star size={16} fill="currentColor" aria-hidden="true" />
          <span className="visually-hidden">
            <Trans>Rating</Trans>{' '}
          </span>
          <strong>{meanText(i18n, store.user_rate)}</strong> <span>({store.user_rate_count})</span>
        </span>
      ) : (
        <Trans>New</Trans>
      )}
      <Standing store={store} />
    </p>
  );
}

/** Whether an order is taken now, and whether it would come to the customer; nothing where the server does not say. */
function Standing({ store: { store_path: path, is_open: isOpen, time_here: here } }: { readonly store: FavouriteStore }) {
  if (path === null) return <Trans>Not available at the moment</Trans>;
  return (
    <>
      {isOpen === undefined ? null : isOpen ? <Trans>Open now</Trans> : <Trans>Closed now</Trans>}
      {here === null ? (
        <span>
          <Trans>Doesn’t deliver to your address</Trans>
        </span>
      ) : null}
    </>
  );
}
