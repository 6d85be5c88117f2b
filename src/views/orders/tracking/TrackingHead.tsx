import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import type { Arrival } from '#domain/orders/arrival.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { scheduledText } from '#src/views/times/scheduled-text.ts';
import type { OrderView } from '../order.view.ts';
import { formatClock } from '../parts/order-time.ts';
import { stageName } from '../parts/stage-names.ts';
import styles from './tracking.module.css';

type TrackingHeadProps = { readonly order: Order; readonly view: OrderView; readonly arrival: Arrival };

/** Where the order is, in the largest words, and the minutes that are left. */
export function TrackingHead({ order, view: { storeName, course, scheduled }, arrival }: TrackingHeadProps) {
  const { t, i18n } = useLingui();
  const store = storeName ?? t({ message: 'Courier', context: 'who brings an order' });
  const { minutesLeft: minutes, isLate } = arrival;
  const when = scheduled && scheduledText(i18n, scheduled);
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
        {when ? (
          <p className={styles.lead}>
            <Trans>Scheduled for {when}</Trans>
          </p>
        ) : null}
        <p className={styles.lead}>
          <Estimate arrival={arrival} timezone={order.timezone} />
        </p>
      </div>
      {minutes === null ? null : (
        <Plate size="time" tone={isLate ? 'safran' : undefined}>
          {minutes}
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      )}
    </div>
  );
}

function Estimate({ arrival: { aboutAt, latestAt, isLate }, timezone }: { readonly arrival: Arrival; readonly timezone: string }) {
  const { i18n } = useLingui();
  const clock = (at: number) => formatClock(new Date(at).toISOString(), timezone, i18n.locale);
  if (aboutAt === null) return <Trans>The time is not known yet.</Trans>;
  const about = clock(aboutAt);
  if (latestAt === null) return <Trans>About {about}</Trans>;
  const latest = clock(latestAt);
  if (isLate)
    return (
      <Trans>
        It is late: about {about} instead of {latest}. The numbers to call stand below.
      </Trans>
    );
  return (
    <Trans>
      About {about}, at the latest {latest}
    </Trans>
  );
}
