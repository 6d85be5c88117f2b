import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/entities/order.ts';
import { scheduledTimeOf } from '../../../domain/schedule/scheduled-time.ts';
import { Card } from '../../ui/Card.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { scheduledText } from '../frame/scheduled-text.ts';
import { OrderProgress } from './OrderProgress.tsx';
import { courseOf } from './order-course.ts';
import { formatClock, formatClockRange } from './order-time.ts';
import styles from './ThankYou.module.css';

/** When and where the order can be had, and its way there. */
export function OrderArrival({ order }: { readonly order: Order }) {
  const course = courseOf(order);
  const { pickup_addresses: [from], destination_addresses: [to] } = order.cart_detail;
  const goal = course.isPickup ? from : to;
  const floor = course.isPickup ? '' : (to?.floor ?? '');
  return (
    <Card as="section" aria-labelledby="arrival">
      <div className={styles.arrival}>
        <div className={styles.words}>
          <h2 id="arrival" className={styles.small}>{course.isPickup ? <Trans>Ready at the store</Trans> : <Trans>At your door</Trans>}</h2>
          {course.isPickup && order.store_detail ? <p className={styles.quiet}>{order.store_detail.name}</p> : null}
          {goal ? <p className={styles.quiet}>{goal.address}</p> : null}
          {floor ? <p className={styles.quiet}><Trans>Floor: {floor}</Trans></p> : null}
        </div>
        <ArrivalTime order={order} />
      </div>
      <OrderProgress order={order} course={course} direction="vertical" fromSent />
    </Card>
  );
}

function ArrivalTime({ order: { estimated_at, latest_at, order_start_at, slot_end_time, timezone } }: { readonly order: Order }) {
  const { i18n } = useLingui();
  const scheduled = scheduledTimeOf(order_start_at, slot_end_time, timezone);
  if (scheduled) return <Plate className={styles.time}>{scheduledText(i18n, scheduled)}</Plate>;
  if (!estimated_at) return null;
  return <Plate className={styles.time}>{latest_at ? formatClockRange(estimated_at, latest_at, timezone, i18n.locale) : formatClock(estimated_at, timezone, i18n.locale)}</Plate>;
}
