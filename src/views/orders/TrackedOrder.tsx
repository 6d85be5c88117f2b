import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.ts';
import { failureOf } from '../../api/call-failed.ts';
import { orderOptions } from '../../api/orders.ts';
import { Message } from '../../ui/Message.tsx';
import { LeaveEnded } from './LeaveEnded.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderPlaces } from './OrderPlaces.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { courseOf } from './order-course.ts';
import { placeOfEnding } from './place-of-ending.ts';
import styles from './orders.module.css';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingHead } from './TrackingHead.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';

/** One order, asked about again and again until it is over; then the page leads on. */
export function TrackedOrder({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch } = useQuery(orderOptions(useApi(), orderId));
  if (!data) return error ? <TrackingFailure failure={failureOf(error)} onRetry={() => void refetch()} /> : <TrackingSkeleton />;
  const { order } = data;
  const course = courseOf(order);
  const code = course.isPickup ? order.confirmation_code_for_pick_up_delivery : order.confirmation_code_for_complete_delivery;
  const needsCode = course.isPickup || data.is_confirmation_code_required_at_complete_delivery;
  if (placeOfEnding(order.order_status)) return <><LeaveEnded orderId={orderId} status={order.order_status} /><TrackingSkeleton /></>;
  return (
    <>
      {error ? <Message tone="warn" className={styles.news}><Trans>No news just now. We keep asking; below is how it stood last.</Trans></Message> : null}
      <TrackingHead order={order} course={course} serverTime={data.server_time} />
      <OrderProgress order={order} course={course} />
      <div className={styles.columns}>
        <OrderPlaces order={order} />
        <div className={styles.side}>
          {needsCode && code !== '' ? <OrderCode code={code} isPickup={course.isPickup} /> : null}
          <OrderContents order={order} />
        </div>
      </div>
    </>
  );
}
