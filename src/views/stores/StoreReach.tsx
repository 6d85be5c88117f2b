import { Trans } from '@lingui/react/macro';
import type { ListedStore } from '#contract/entities/store.ts';
import styles from './StoreCard.module.css';

/** How far and how fast a store delivers: the whole sentence is there; its times are drawn on the card's plate. */
export function StoreReach({ store }: { readonly store: ListedStore }) {
  const { original_delivery_radius: miles, delivery_time: least, delivery_time_max: most } = store;
  if (!store.is_provide_delivery)
    return (
      <span className={styles.quiet}>
        <Trans>Collection only</Trans>
      </span>
    );
  if (store.is_provide_delivery_anywhere) {
    return (
      <span className={styles.quiet}>
        <Trans>Delivering everywhere</Trans>
        <span className="visually-hidden">
          ,{' '}
          <Trans>
            {least} - {most} min
          </Trans>
        </span>
      </span>
    );
  }
  return (
    <span className={styles.quiet}>
      <Trans>
        Delivering up to {miles} miles
        <span className="visually-hidden">
          {' '}
          - {least} - {most} min
        </span>
      </Trans>
    </span>
  );
}
