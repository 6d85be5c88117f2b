import { Trans, useLingui } from '@lingui/react/macro';
import { comingTime } from '#domain/schedule/order-start.ts';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import styles from './StoreCard.module.css';

type FirstPossibleProps = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly wantedAt: number | null;
  readonly delivers: boolean;
  readonly moment: Moment;
};

export function FirstPossible({ at, wantedAt, delivers, moment }: FirstPossibleProps) {
  const { i18n } = useLingui();
  const time = comingText(i18n.locale, comingTime(at, moment));
  if (at === wantedAt)
    return <p className={styles.first}>{delivers ? <Trans>Delivery {time}</Trans> : <Trans>To collect at {time}</Trans>}</p>;
  return <p className={styles.first}>{delivers ? <Trans>Earliest delivery {time}</Trans> : <Trans>To collect from {time}</Trans>}</p>;
}
