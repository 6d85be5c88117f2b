import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { Card } from '#src/ui/Card.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { scheduledText } from '#src/views/times/scheduled-text.ts';
import type { OrderView } from '../order.view.ts';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { formatClock, formatClockRange } from '../parts/order-time.ts';
import styles from './ThankYou.module.css';

type OrderArrivalProps = { readonly order: Order; readonly view: OrderView };

/** When and where the order can be had, and its way there. */
export function OrderArrival({ order, view }: OrderArrivalProps) {
  const { isPickup, goal, storeName, course } = view;
  const receiver = storeName === null ? (goal?.user_details.name.trim().split(' ')[0] ?? '') : '';
  const floor = isPickup ? '' : (goal?.floor ?? '');
  return (
    <Card as="section" aria-labelledby="arrival">
      <div className={styles.arrival}>
        <div className={styles.words}>
          <h2 id="arrival" className={styles.small}>
            {isPickup ? <Trans>Ready at the store</Trans> : receiver ? <Trans>At {receiver}’s door</Trans> : <Trans>At your door</Trans>}
          </h2>
          {isPickup && storeName !== null ? <p className={styles.quiet}>{storeName}</p> : null}
          {goal ? <p className={styles.quiet}>{goal.address}</p> : null}
          {floor ? (
            <p className={styles.quiet}>
              <Trans>Floor: {floor}</Trans>
            </p>
          ) : null}
        </div>
        <ArrivalTime order={order} view={view} />
      </div>
      <OrderProgress order={order} course={course} direction="vertical" fromSent />
    </Card>
  );
}

function ArrivalTime({ order: { estimated_at, latest_at, timezone }, view: { scheduled } }: OrderArrivalProps) {
  const { i18n } = useLingui();
  if (scheduled) return <Plate className={styles.time}>{scheduledText(i18n, scheduled)}</Plate>;
  if (!estimated_at) return null;
  return (
    <Plate className={styles.time}>
      {latest_at ? formatClockRange(estimated_at, latest_at, timezone, i18n.locale) : formatClock(estimated_at, timezone, i18n.locale)}
    </Plate>
  );
}
