import { Trans, useLingui } from '@lingui/react/macro';
import Tag from 'lucide-react/icons/tag';
import type { ListedStore } from '#contract/entities/store.ts';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { comingTime } from '#domain/schedule/order-start.ts';
import { storePath } from '#domain/slug.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { StoreLink } from '#src/navigation/StoreLink.tsx';
import { FirstPossible } from './FirstPossible.tsx';
import { StoreCosts } from './StoreCosts.tsx';
import styles from './StoreCard.module.css';
import { StoreCashback } from './StoreCashback.tsx';
import { StoreRating } from './StoreRating.tsx';
import { StoreReach } from './StoreReach.tsx';
import { StoreSign } from './StoreSign.tsx';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { storeState, type StoreState } from './store-state.ts';

type StoreCardProps = {
  readonly store: ListedStore;
  readonly city: string;
  readonly category: string;
  readonly moment: Moment;
  /** The time that the customer chose, epoch milliseconds; null for now. */
  readonly at: number | null;
  readonly sign: string;
  /** On the first screen: its picture is not put off. */
  readonly eager: boolean;
  readonly level: 2 | 3;
};

function TimePlate({ store, state, then }: { readonly store: ListedStore; readonly state: StoreState; readonly then: NextOpening | null }) {
  const { i18n } = useLingui();
  if (state.is === 'closed' || store.first_possible_at === null) return null;
  const from = (state.is === 'preOrder' || state.is === 'notThen') && state.next ? comingText(i18n.locale, state.next) : null;
  return (
    <Plate className={styles.time} aria-hidden="true">
      {from ? (
        <Trans>from {from}</Trans>
      ) : then ? (
        comingText(i18n.locale, then)
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
  );
}

export function StoreCard({ store, city, category, moment, at, sign, eager, level }: StoreCardProps) {
  const state = storeState(store, moment, at);
  const Name = level === 2 ? 'h2' : 'h3';
  const path = storePath({ city, category, name: store.name, id: store._id });
  return (
    <article className={styles.card}>
      <div className={classNames(styles.cover, state.is !== 'open' && state.is !== 'preOrder' && styles.faded)}>
        <Picture src={store.image_url} alt="" width={380} height={178} lazy={!eager} className={styles.picture} />
      </div>
      <TimePlate store={store} state={state} then={at === null ? null : comingTime(at, moment)} />
      <Name className={styles.name}>
        <StoreLink path={path} className={styles.link}>
          {store.name}
        </StoreLink>
      </Name>
      {state.is === 'open' ? null : (
        <StoreSign state={state} delivers={store.is_provide_delivery} className={state.is === 'preOrder' ? styles.corner : styles.sign} />
      )}
      <p className={styles.facts}>
        <StoreRating rate={store.user_rate} count={store.user_rate_count} /> <StoreReach store={store} />
      </p>
      {store.slogan ? <p className={styles.slogan}>{store.slogan}</p> : null}
      <StoreCosts store={store} sign={sign} />
      {store.first_possible_at ? (
        <FirstPossible at={store.first_possible_at} wantedAt={at} delivers={store.is_provide_delivery} moment={moment} />
      ) : null}
      {store.food_fit === 'ask' ? (
        <p className={styles.ask}>
          <Trans>Ask the store what is in its dishes</Trans>
        </p>
      ) : null}
      {store.promotion_text || store.is_cashback_available ? (
        <p className={styles.promotion}>
          <Tag size={17} aria-hidden="true" />
          <span>{store.promotion_text || <StoreCashback store={store} sign={sign} />}</span>
        </p>
      ) : null}
    </article>
  );
}
