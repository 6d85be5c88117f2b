import { Trans, useLingui } from '@lingui/react/macro';
import Tag from 'lucide-react/icons/tag';
import type { ListedStore } from '#contract/entities/store.ts';
import { storePath } from '#domain/slug.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { StoreLink } from '../navigation/StoreLink.tsx';
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
  /** The currency's sign. */
  readonly sign: string;
  /** On the first screen: its picture is not put off. */
  readonly eager: boolean;
  /** The level of its heading. */
  readonly level: 2 | 3;
};

/** Minutes from now, or from when; nothing where nothing can be had. The words beside say it to who hears them. */
function TimePlate({ store, state }: { readonly store: ListedStore; readonly state: StoreState }) {
  const { i18n } = useLingui();
  if (state.is === 'closed' || store.first_possible_at === null) return null;
  const from = state.is === 'preOrder' ? comingText(i18n.locale, state.next) : null;
  return (
    <Plate className={styles.time} aria-hidden="true">
      {from ? (
        <Trans>from {from}</Trans>
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

/** A store in the list. The whole card is pressed, its name is the link. */
export function StoreCard({ store, city, category, moment, sign, eager, level }: StoreCardProps) {
  const state = storeState(store, moment);
  const Name = level === 2 ? 'h2' : 'h3';
  const path = storePath({ city, category, name: store.name, id: store._id });
  return (
    <article className={styles.card}>
      <div className={classNames(styles.cover, (state.is === 'busy' || state.is === 'closed') && styles.faded)}>
        <Picture src={store.image_url} alt="" width={380} height={178} lazy={!eager} className={styles.picture} />
      </div>
      <TimePlate store={store} state={state} />
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
      {store.first_possible_at ? <FirstPossible at={store.first_possible_at} delivers={store.is_provide_delivery} moment={moment} /> : null}
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
