import { Trans, useLingui } from '@lingui/react/macro';
import { dateAt, timeAt, weekdayOf } from '../../../domain/schedule/store-clock.ts';
import styles from './StoreCard.module.css';
import type { Moment } from './store-state.ts';
import { WEEKDAYS } from './weekday-names.ts';

type FirstPossibleProps = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly delivers: boolean;
  readonly moment: Moment;
};

/** When an order made now can be there first, by the store's clock; the weekday where it is another day. */
export function FirstPossible({ at, delivers, moment: { instant, timezone } }: FirstPossibleProps) {
  const { i18n } = useLingui();
  const date = dateAt(at, timezone);
  const day = date.equals(dateAt(instant, timezone)) ? undefined : WEEKDAYS[weekdayOf(date)];
  const time = [day ? i18n._(day) : null, timeAt(at, timezone)].filter(Boolean).join(' ');
  return <p className={styles.first}>{delivers ? <Trans>With you from {time}</Trans> : <Trans>To collect from {time}</Trans>}</p>;
}
