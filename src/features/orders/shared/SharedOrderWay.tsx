import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedOrder } from '#contract/entities/shared-order.ts';
import { arrivalOf } from '#domain/orders/arrival.ts';
import { courseOn } from '#domain/orders/course.ts';
import { wayOf } from '#domain/orders/order-reading.ts';
import { toSharedRide, withArrival } from '#machines/ride/ride.view.ts';
import { Card } from '#src/ui/Card.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import { Estimate } from '../parts/Estimate.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { stageName } from '../parts/stage-names.ts';
import { RideOnMap } from '../tracking/RideOnMap.tsx';
import { rideText } from '../tracking/ride-text.ts';
import styles from '../tracking/tracking.module.css';

type SharedOrderWayProps = {
  readonly order: SharedOrder;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
  readonly isCutOff: boolean;
};

export function SharedOrderWay({ order, now, isCutOff }: SharedOrderWayProps) {
  const { i18n, t } = useLingui();
  const course = courseOn(wayOf(order.delivery_type, order.is_user_pick_up_order), order);
  const arrival = arrivalOf(order, now);
  const riding = toSharedRide(order, now);
  const ride = riding && withArrival(riding, arrival);
  return (
    <>
      {isCutOff ? (
        <Message tone="warn" className={styles.news}>
          <Trans>We can’t get an update right now. You’re seeing the last known status.</Trans>
        </Message>
      ) : null}
      <div className={styles.sharedHead}>
        <div role="status">
          <h1 className={styles.title}>{course.now ? i18n._(stageName(course.now)) : t`Waiting to be accepted`}</h1>
          <p className={styles.lead}>
            <Estimate arrival={arrival} course={course} timezone={order.timezone} />
          </p>
        </div>
        {arrival.minutesLeft === null || course.now === null ? null : (
          <Plate size="time" tone={arrival.isLate ? 'safran' : undefined}>
            {arrival.minutesLeft}
            <small>
              <Trans>min</Trans>
            </small>
          </Plate>
        )}
      </div>
      <OrderProgress order={order} arrival={arrival} course={course} />
      {order.from && order.to && ride ? (
        <Card as="section" padded={false} aria-labelledby="order-places" className={styles.shared}>
          <RideOnMap
            ride={ride}
            from={{ at: order.from, name: t`From`, number: '' }}
            to={{ at: order.to, name: t`To`, number: '' }}
            courierName={t`The courier`}
          />
          <div className={styles.places}>
            <h2 id="order-places" className={styles.small}>
              <Trans>In short</Trans>
            </h2>
            <p role="status">{ride.words ? rideText(i18n, ride.words, order.timezone) : null}</p>
          </div>
        </Card>
      ) : null}
    </>
  );
}
