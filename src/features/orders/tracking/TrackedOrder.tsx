import { Trans, useLingui } from '@lingui/react/macro';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import type { TrackingView } from '#machines/tracking/tracking.view.ts';
import { useTracking } from '#src/features/orders/tracking/use-tracking.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { handoverCodes, orderView } from '../order.view.ts';
import { CancelOrder } from '../parts/CancelOrder.tsx';
import { LeaveEnded } from '../parts/LeaveEnded.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { useCancelling } from '../parts/use-cancelling.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderPlaces } from './OrderPlaces.tsx';
import { OrderRide } from './OrderRide.tsx';
import { rideText } from './ride-text.ts';
import styles from './tracking.module.css';
import { ShareOrder } from './ShareOrder.tsx';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingHead } from './TrackingHead.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';

/** One order, followed until it is over; then the page leads on. */
export function TrackedOrder({ orderId }: { readonly orderId: string }) {
  const [tracking, send] = useTracking(orderId);
  if (tracking.is === 'loading') return <TrackingSkeleton />;
  if (tracking.is === 'unreachable' || tracking.is === 'refused')
    return tracking.failure ? (
      <TrackingFailure failure={tracking.failure} onRetry={() => send({ type: 'retry.asked' })} />
    ) : (
      <TrackingSkeleton />
    );
  return <Followed tracking={tracking} onTell={send} />;
}

type FollowedProps = {
  readonly tracking: Extract<TrackingView, { is: 'followed' | 'endedWell' | 'endedBadly' }>;
  readonly onTell: (event: { type: 'retry.asked' } | { type: 'map.opened' } | { type: 'map.closed' }) => void;
};

function Followed({ tracking: { order, isCodeAsked, isCutOff, arrival, map }, onTell }: FollowedProps) {
  const view = orderView(order);
  const { begin, dialog } = useCancelling();
  const codes = handoverCodes({ order, is_confirmation_code_required_at_complete_delivery: isCodeAsked });
  if (view.placeOfEnding)
    return (
      <>
        <LeaveEnded orderId={order._id} to={view.placeOfEnding} hasArrived={view.tone === 'ok' || view.status === 'delivered'} />
        <TrackingSkeleton isLeaving />
      </>
    );
  return (
    <>
      {isCutOff ? (
        <Message tone="warn" className={styles.news}>
          <Trans>We can’t get an update right now. You’re seeing the last known status.</Trans>{' '}
          <Button size="small" variant="quiet" onClick={() => onTell({ type: 'retry.asked' })}>
            <Trans>Refresh</Trans>
          </Button>
        </Message>
      ) : null}
      <TrackingHead order={order} view={view} arrival={arrival} />
      <OrderProgress order={order} arrival={arrival} course={view.course} />
      <div className={styles.columns}>
        {codes.length > 0 ? (
          <div className={styles.codes}>
            {codes.map((handover) => (
              <OrderCode key={handover.told} handover={handover} receiver={view.to?.user_details ?? null} />
            ))}
          </div>
        ) : null}
        <OrderPlaces
          order={order}
          view={view}
          words={map.is === 'absent' ? null : (map.ride?.words ?? null)}
          ride={
            map.is === 'absent' ? null : (
              <OrderRide
                order={order}
                view={view}
                map={map}
                onOpen={() => onTell({ type: 'map.opened' })}
                onClose={() => onTell({ type: 'map.closed' })}
              />
            )
          }
        />
        <div className={styles.side}>
          <OrderContents order={order} view={view} />
          <CancelOrder
            onBegin={begin}
            order={{
              orderId: order._id,
              number: order.unique_id,
              storeName: view.storeName ?? '',
              currency: view.currency,
              terms: cancellableOf(order),
            }}
          />
          <ShareOrder orderId={order._id} isShared={order.is_shared} />
        </div>
      </div>
      {dialog}
      <Spoken map={map} timezone={order.timezone} />
    </>
  );
}

/** What is read out of the courier's way, at most twice a minute. */
function Spoken({ map, timezone }: { readonly map: FollowedProps['tracking']['map']; readonly timezone: string }) {
  const { i18n } = useLingui();
  return (
    <p role="status" className="visually-hidden" data-spoken>
      {map.is !== 'absent' && map.ride?.said ? rideText(i18n, map.ride.said, timezone) : ''}
    </p>
  );
}
