import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.ts';
import { failureOf } from '../../api/call-failed.ts';
import { orderOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/Message.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderPlaces } from './OrderPlaces.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { courseOf } from './order-course.ts';
import styles from './orders.module.css';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingHead } from './TrackingHead.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';

/** One order, asked about again and again until it is over. */
export function TrackedOrder({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch } = useQuery(orderOptions(useApi(), orderId));
  if (!data) return error ? <TrackingFailure failure={failureOf(error)} onRetry={() => void refetch()} /> : <TrackingSkeleton />;
  const { order } = data;
  const course = courseOf(order);
  const isOver = course.is === 'completed' || course.is === 'ended';
  const code = course.isPickup ? order.confirmation_code_for_pick_up_delivery : order.confirmation_code_for_complete_delivery;
  const needsCode = course.isPickup || data.is_confirmation_code_required_at_complete_delivery;
  return (
    <>
      {error ? <Message tone="warn" className={styles.news}><Trans>No news just now. We keep asking; below is how it stood last.</Trans></Message> : null}
      <TrackingHead order={order} course={course} serverTime={data.server_time} />
      {course.is === 'ended' && course.now === null ? null : <OrderProgress order={order} course={course} />}
      {isOver ? (
        <p className={styles.onwards}>
          <Link to="/" className={buttonClass()}><Trans>Order again</Trans></Link>
          <Link to="/orders" className={buttonClass('secondary')}><Trans>Your orders</Trans></Link>
        </p>
      ) : null}
      <div className={styles.columns}>
        <OrderPlaces order={order} />
        <div className={styles.side}>
          {needsCode && code !== '' && !isOver ? <OrderCode code={code} isPickup={course.isPickup} /> : null}
          <OrderContents order={order} />
        </div>
      </div>
    </>
  );
}
