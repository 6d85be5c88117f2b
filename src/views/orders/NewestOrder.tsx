import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.ts';
import { failureOf } from '../../api/call-failed.ts';
import { runningOrdersOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';

/** The newest running order, when the address names none. */
export function NewestOrder() {
  const { data, error, refetch } = useQuery(runningOrdersOptions(useApi()));
  const newest = data?.order_list[0];
  if (newest) return <TrackedOrder orderId={newest._id} />;
  if (error) return <TrackingFailure failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <TrackingSkeleton />;
  return (
    <EmptyState
      level={1}
      picture={<Picture src="/pictures/dish/sky/croissant.svg" alt="" width={112} height={112} lazy={false} />}
      title={<Trans>No order is under way</Trans>}
      action={<Link to="/" className={buttonClass()}><Trans>Order something</Trans></Link>}
    >
      <Trans>As soon as you order, you can follow it from here.</Trans>
    </EmptyState>
  );
}
