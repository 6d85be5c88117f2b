import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { orderOptions } from '#src/api/orders.ts';
import { Message } from '#src/ui/Message.tsx';
import { handoverCode, orderView } from '../order.view.ts';
import { LeaveEnded } from '../parts/LeaveEnded.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderPlaces } from './OrderPlaces.tsx';
import styles from './tracking.module.css';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingHead } from './TrackingHead.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';

/** One order, asked about again and again until it is over; then the page leads on. */
export function TrackedOrder({ customerId, orderId }: { readonly customerId: string; readonly orderId: string }) {
  const { data, error, refetch } = useQuery(orderOptions(useApi(), customerId, orderId));
  if (!data) return error ? <TrackingFailure failure={failureOf(error)} onRetry={() => void refetch()} /> : <TrackingSkeleton />;
  const { order } = data;
  const view = orderView(order);
  const code = handoverCode(data);
  if (view.placeOfEnding)
    return (
      <>
        <LeaveEnded orderId={orderId} to={view.placeOfEnding} />
        <TrackingSkeleton />
      </>
    );
  return (
    <>
      {error ? (
        <Message tone="warn" className={styles.news}>
          <Trans>No news just now. We keep asking; below is how it stood last.</Trans>
        </Message>
      ) : null}
      <TrackingHead order={order} view={view} serverTime={data.server_time} />
      <OrderProgress order={order} course={view.course} />
      <div className={styles.columns}>
        <OrderPlaces order={order} view={view} />
        <div className={styles.side}>
          {code === null ? null : <OrderCode code={code} isPickup={view.isPickup} />}
          <OrderContents order={order} view={view} />
        </div>
      </div>
    </>
  );
}
