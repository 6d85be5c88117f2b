import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { scheduledText } from '#domain/schedule/time-text.ts';
import { Plate } from '#src/ui/Plate.tsx';
import type { OrderView } from '../order.view.ts';
import { Estimate } from '../parts/Estimate.tsx';
import { stageName } from '../parts/stage-names.ts';
import styles from './tracking.module.css';

type TrackingHeadProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival };

/** Where the order is, in the largest words, and the minutes that are left. */
export function TrackingHead({ order, view: { storeName, course, scheduled }, arrival }: TrackingHeadProps) {
  const { t, i18n } = useLingui();
  const store = storeName ?? t({ message: 'Courier', context: 'who brings an order' });
  const { minutesLeft: minutes, isLate } = arrival;
  const isAtTheDoor = course.now === 'on_doorstep';
  const courier = order.provider_detail?.first_name ?? '';
  const when = scheduled && scheduledText(i18n.locale, scheduled);
  return (
    <div className={styles.head}>
      <div role="status">
        <p className={styles.quiet}>
          <Trans>
            Order {order.unique_id}, {store}
          </Trans>
        </p>
        <h1 className={styles.title}>
          {course.now ? i18n._(stageName(course.now)) : course.way === 'courier' ? t`Looking for a courier` : t`Waiting for the store`}
        </h1>
        {when && !isAtTheDoor ? (
          <p className={styles.lead}>
            <Trans>Scheduled for {when}</Trans>
          </p>
        ) : null}
        <p className={styles.lead}>
          {!isAtTheDoor ? (
            <Estimate arrival={arrival} timezone={order.timezone} hasNumbers />
          ) : courier ? (
            <span>
              <Trans>{courier} is at your door</Trans>
            </span>
          ) : (
            <span>
              <Trans>Your courier is at your door</Trans>
            </span>
          )}
        </p>
      </div>
      {minutes === null || course.now === null || isAtTheDoor ? null : (
        <Plate size="time" tone={isLate ? 'safran' : undefined}>
          <span>{minutes}</span>
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      )}
    </div>
  );
}
