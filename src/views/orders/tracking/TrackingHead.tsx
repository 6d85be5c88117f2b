import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { minutesLeft } from '#domain/orders/course.ts';
import { Plate } from '#src/ui/Plate.tsx';
import { scheduledText } from '#src/views/times/scheduled-text.ts';
import type { OrderView } from '../order.view.ts';
import { formatClock } from '../parts/order-time.ts';
import { stageName } from '../parts/stage-names.ts';
import styles from './tracking.module.css';

type TrackingHeadProps = { readonly order: Order; readonly view: OrderView; readonly serverTime: string | undefined };

/** Where the order is, in the largest words, and the minutes that are left. */
export function TrackingHead({ order, view: { storeName, course, scheduled }, serverTime }: TrackingHeadProps) {
  const { t, i18n } = useLingui();
  const store = storeName ?? '';
  const minutes = minutesLeft(order, serverTime);
  const when = scheduled && scheduledText(i18n, scheduled);
  return (
    <div className={styles.head}>
      <div role="status">
        <p className={styles.quiet}>
          <Trans>
            Order {order.unique_id}, {store}
          </Trans>
        </p>
        <h1 className={styles.title}>{course.now ? i18n._(stageName(course.now)) : t`Waiting for the store`}</h1>
        {when ? (
          <p className={styles.lead}>
            <Trans>Scheduled for {when}</Trans>
          </p>
        ) : null}
        <p className={styles.lead}>
          <Estimate order={order} />
        </p>
      </div>
      {minutes === null ? null : (
        <Plate size="time">
          {minutes}
          <small>
            <Trans>min</Trans>
          </small>
        </Plate>
      )}
    </div>
  );
}

function Estimate({ order: { estimated_at, latest_at, timezone } }: { readonly order: Order }) {
  const { i18n } = useLingui();
  if (!estimated_at) return <Trans>The time is not known yet.</Trans>;
  const about = formatClock(estimated_at, timezone, i18n.locale);
  if (!latest_at) return <Trans>About {about}</Trans>;
  const latest = formatClock(latest_at, timezone, i18n.locale);
  return (
    <Trans>
      About {about}, at the latest {latest}
    </Trans>
  );
}
