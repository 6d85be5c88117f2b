import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedStore } from '#contract/entities/store.ts';
import { distanceText } from './distance-text.ts';
import styles from './StoreCard.module.css';

export function StoreReach({ store }: { readonly store: ListedStore }) {
  const { i18n } = useLingui();
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
        <Trans>Delivers everywhere</Trans>
        <span className="visually-hidden">
          ,{' '}
          <Trans>
            {least} - {most} min
          </Trans>
        </span>
      </span>
    );
  }
  const distance = distanceText(miles, i18n.locale);
  return (
    <span className={styles.quiet}>
      <Trans>
        Delivers up to {distance}
        <span className="visually-hidden">
          {' '}
          - {least} - {most} min
        </span>
      </Trans>
    </span>
  );
}
