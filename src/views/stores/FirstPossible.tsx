import { Trans, useLingui } from '@lingui/react/macro';
import { comingTime } from '#domain/schedule/order-start.ts';
import styles from './StoreCard.module.css';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { WEEKDAYS } from './weekday-names.ts';

type FirstPossibleProps = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly delivers: boolean;
  readonly moment: Moment;
};

/** When an order made now can be there first, by the store's clock; the weekday where it is another day. */
export function FirstPossible({ at, delivers, moment }: FirstPossibleProps) {
  const { i18n } = useLingui();
  const { daysAhead, weekday, time: clock } = comingTime(at, moment);
  const day = daysAhead === 0 ? undefined : WEEKDAYS[weekday];
  const time = [day ? i18n._(day) : null, clock].filter(Boolean).join(' ');
  return <p className={styles.first}>{delivers ? <Trans>With you from {time}</Trans> : <Trans>To collect from {time}</Trans>}</p>;
}
