import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/entities/order.ts';
import { scheduledTimeOf } from '../../../domain/schedule/scheduled-time.ts';
import { Plate } from '../../ui/Plate.tsx';
import { scheduledText } from '../frame/scheduled-text.ts';
import { minutesLeft, type OrderCourse } from './order-course.ts';
import { formatClock } from './order-time.ts';
import { stageName } from './stage-names.ts';
import styles from './orders.module.css';

const SOON = 90;

type TrackingHeadProps = { readonly order: Order; readonly course: OrderCourse; readonly serverTime: string | undefined };

/** Where the order is, in the largest words, and the minutes that are left. */
export function TrackingHead({ order, course, serverTime }: TrackingHeadProps) {
  const { t, i18n } = useLingui();
  const store = order.store_detail?.name ?? '';
  const scheduled = scheduledTimeOf(order.order_start_at, order.slot_end_time, order.timezone);
  const left = minutesLeft(order.estimated_at, serverTime);
  // Nobody counts the minutes to tomorrow.
  const minutes = scheduled && left !== null && left > SOON ? null : left;
  const when = scheduled && scheduledText(i18n, scheduled);
  return (
    <div className={styles.head}>
      <div role="status">
        <p className={styles.quiet}><Trans>Order {order.unique_id}, {store}</Trans></p>
        <h1 className={styles.title}>{course.now ? i18n._(stageName(course.now)) : t`Waiting for the store`}</h1>
        {when ? <p className={styles.lead}><Trans>Scheduled for {when}</Trans></p> : null}
        <p className={styles.lead}><Estimate order={order} /></p>
      </div>
      {minutes === null ? null : <Plate size="time">{minutes}<small><Trans>min</Trans></small></Plate>}
    </div>
  );
}

function Estimate({ order: { estimated_at, latest_at, timezone } }: { readonly order: Order }) {
  const { i18n } = useLingui();
  if (!estimated_at) return <Trans>The time is not known yet.</Trans>;
  const about = formatClock(estimated_at, timezone, i18n.locale);
  if (!latest_at) return <Trans>About {about}</Trans>;
  const latest = formatClock(latest_at, timezone, i18n.locale);
  return <Trans>About {about}, at the latest {latest}</Trans>;
}
