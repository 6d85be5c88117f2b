import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { arrivalSpan, type Arrival } from '#domain/orders/arrival.ts';
import { scheduledText, spanText, timeText } from '#domain/schedule/time-text.ts';
import { Card } from '#src/ui/Card.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Unbroken } from '#src/ui/Unbroken.tsx';
import type { OrderView } from '../order.view.ts';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import styles from './ThankYou.module.css';

type OrderArrivalProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival };

export function OrderArrival({ order, view, arrival }: OrderArrivalProps) {
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
          {goal ? (
            <p className={styles.quiet}>
              <Unbroken>{goal.address}</Unbroken>
            </p>
          ) : null}
          {floor ? (
            <p className={styles.quiet}>
              <Trans>Floor: {floor}</Trans>
            </p>
          ) : null}
        </div>
        <ArrivalTime order={order} view={view} arrival={arrival} />
      </div>
      <OrderProgress order={order} arrival={arrival} course={course} direction="vertical" fromSent />
    </Card>
  );
}

function ArrivalTime({ order: { timezone }, view: { scheduled, course }, arrival }: OrderArrivalProps) {
  const { i18n } = useLingui();
  if (scheduled) return <Plate className={styles.time}>{scheduledText(i18n.locale, scheduled)}</Plate>;
  if (arrival.aboutAt === null) return null;
  const moment = { now: arrival.now, timezone };
  const span = arrivalSpan(arrival, course.now === 'on_the_way');
  return (
    <Plate className={styles.time}>
      {span ? spanText(i18n.locale, span.from, span.to, moment) : timeText(i18n.locale, arrival.aboutAt, moment)}
    </Plate>
  );
}
