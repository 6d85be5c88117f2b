import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/entities/order.ts';
import { cancellableOf } from '#domain/orders/cancel-offer.ts';
import type { TrackingView } from '#machines/tracking/tracking.view.ts';
import type { OrderToCancel } from '#src/features/orders/cancellation/order-to-cancel.ts';
import { useTracking } from '#src/features/orders/tracking/use-tracking.ts';
import { useApi } from '#src/api/api-context.ts';
import { lacks } from '#src/api/lacks.ts';
import { orderOptions } from '#src/api/orders.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { handoverCodes, orderView, type HandoverCode, type OrderView } from '../order.view.ts';
import { CancelOrder } from '../parts/CancelOrder.tsx';
import { LeaveEnded } from '../parts/LeaveEnded.tsx';
import { OrderProgress } from '../parts/OrderProgress.tsx';
import { useCancelling } from '../parts/use-cancelling.tsx';
import { ChangedMind } from './ChangedMind.tsx';
import { CourierCard } from './CourierCard.tsx';
import { OrderCode } from './OrderCode.tsx';
import { OrderContents } from './OrderContents.tsx';
import { OrderPicture, OrderRoom } from './OrderPicture.tsx';
import { OrderPlaces } from './OrderPlaces.tsx';
import { OrderRide } from './OrderRide.tsx';
import { rideText } from './ride-text.ts';
import { SHARE_HEADING, ShareOrder } from './ShareOrder.tsx';
import { stateText, whoText } from './state-words.ts';
import styles from './tracking.module.css';
import { TrackingFailure } from './TrackingFailure.tsx';
import { TrackingHead } from './TrackingHead.tsx';
import { TrackingSkeleton } from './TrackingSkeleton.tsx';
import { useLedToTheDoor } from './use-led-to-the-door.ts';
import { withWords } from '#src/lazy/with-words.ts';

const PhoneNews = lazyPart((texts) => withWords(import('./PhoneNews.tsx'), texts.load('orders'), 'PhoneNews'));

export function TrackedOrder({ orderId }: { readonly orderId: string }) {
  const [tracking, send] = useTracking(orderId);
  const [session] = useSession();
  // Its chart asks; how old that is says the page.
  useQuery({ ...orderOptions(useApi(), session.is === 'signedIn' ? session.user._id : null, orderId), enabled: false });
  if (tracking.is === 'loading') return <TrackingSkeleton />;
  if (tracking.is === 'unreachable' || tracking.is === 'refused')
    return tracking.failure ? (
      <TrackingFailure failure={tracking.failure} onRetry={() => send({ type: 'retry.asked' })} />
    ) : (
      <TrackingSkeleton />
    );
  return <Followed tracking={tracking} onSend={send} />;
}

type FollowedProps = {
  readonly tracking: Extract<TrackingView, { is: 'followed' | 'endedWell' | 'endedBadly' }>;
  readonly onSend: (event: { type: 'retry.asked' } | { type: 'map.opened' } | { type: 'map.closed' }) => void;
};

function Followed({ tracking, onSend }: FollowedProps) {
  const { order, isCodeAsked, arrival, map } = tracking;
  const { i18n } = useLingui();
  const view = orderView(order);
  const { begin, dialog } = useCancelling();
  const [toggled, setToggled] = useState<Toggled>({});
  const [shownCodes, setShownCodes] = useState<readonly string[]>([]);
  const isAtTheDoor = view.course.now === 'on_doorstep';
  const column = useLedToTheDoor(isAtTheDoor);
  if (view.placeOfEnding)
    return (
      <>
        <LeaveEnded orderId={order._id} to={view.placeOfEnding} hasArrived={view.tone === 'ok' || view.status === 'delivered'} />
        <TrackingSkeleton isLeaving />
      </>
    );
  const room = <OrderRoom order={order} />;
  const said = [stateText(i18n, order, view), isAtTheDoor ? '' : whoText(i18n, order, view)].filter(Boolean).join('. ');
  return (
    <div className={styles.followed}>
      <OrderPicture order={order} view={view} arrival={arrival}>
        {map.is === 'absent' ? (
          room
        ) : (
          <OrderRide
            order={order}
            view={view}
            map={map}
            room={room}
            onOpen={() => onSend({ type: 'map.opened' })}
            onClose={() => onSend({ type: 'map.closed' })}
          />
        )}
      </OrderPicture>
      {/* What is there in another situation is drawn anew: nothing slides away under a finger. */}
      <div key={situationOf(order, view)} ref={column} className={styles.column}>
        <InWords
          tracking={tracking}
          view={view}
          codes={handoverCodes({ order, is_confirmation_code_required_at_complete_delivery: isCodeAsked })}
          shownCodes={shownCodes}
          onShowCode={(givenBy, isShown) => setShownCodes(isShown ? [...shownCodes, givenBy] : shownCodes.filter((one) => one !== givenBy))}
          toggled={toggled}
          onToggle={(part, isOpen) => setToggled((before) => ({ ...before, [part]: isOpen }))}
          onCancel={begin}
          onRetry={() => onSend({ type: 'retry.asked' })}
        />
      </div>
      {dialog}
      <Announced text={said} />
      <Spoken map={map} timezone={order.timezone} />
    </div>
  );
}

const situationOf = ({ provider_detail: courier }: Order, { course: { now } }: OrderView): string =>
  `${now ?? 'waiting'} ${courier === null ? 'alone' : 'brought'}`;

type Toggled = Partial<Record<'places' | 'contents' | 'share', boolean>>;

type InWordsProps = {
  readonly tracking: FollowedProps['tracking'];
  readonly view: OrderView;
  readonly codes: readonly HandoverCode[];
  readonly shownCodes: readonly string[];
  readonly onShowCode: (givenBy: string, isShown: boolean) => void;
  readonly toggled: Toggled;
  readonly onToggle: (part: keyof Toggled, isOpen: boolean) => void;
  readonly onCancel: (order: OrderToCancel) => void;
  readonly onRetry: () => void;
};

function InWords(props: InWordsProps) {
  const { tracking, view, codes, shownCodes, onShowCode, toggled, onToggle, onCancel, onRetry } = props;
  const { order, isCutOff, arrival, map } = tracking;
  const [session] = useSession();
  const customerId = session.is === 'signedIn' ? session.user._id : null;
  const { course, storeName, currency } = view;
  const isAtTheDoor = course.now === 'on_doorstep';
  const toCancel: OrderToCancel = {
    orderId: order._id,
    number: order.unique_id,
    storeName: storeName ?? '',
    currency,
    terms: cancellableOf(order),
  };
  const isSharable = !lacks('share_order');
  const toggle = (part: keyof Toggled, isOpenFirst = false) => ({
    isOpen: toggled[part] ?? isOpenFirst,
    onToggle: (isOpen: boolean) => onToggle(part, isOpen),
  });
  const handover = codes.map((code) => (
    <OrderCode
      key={code.givenBy}
      handover={code}
      receiver={view.to?.user_details ?? null}
      isShown={shownCodes.includes(code.givenBy)}
      onShow={(isShown) => onShowCode(code.givenBy, isShown)}
      isWanted={isAtTheDoor}
    />
  ));
  return (
    <>
      <TrackingHead order={order} view={view} arrival={arrival} />
      {isCutOff ? (
        <Message tone="warn">
          <Trans>We can’t get an update right now. You’re seeing the last known status.</Trans>{' '}
          <Button size="small" variant="quiet" onClick={onRetry}>
            <Trans>Refresh</Trans>
          </Button>
        </Message>
      ) : null}
      {isAtTheDoor ? handover : null}
      <OrderProgress order={order} arrival={arrival} course={course} className={styles.line} />
      {order.provider_detail ? (
        <CourierCard
          courier={order.provider_detail}
          onShare={
            isSharable
              ? () => {
                  onToggle('share', true);
                  document.getElementById(SHARE_HEADING)?.closest('summary')?.focus();
                }
              : null
          }
        />
      ) : null}
      {isAtTheDoor ? null : handover}
      {course.now === null ? <ChangedMind order={toCancel} onBegin={onCancel} /> : null}
      {customerId === null ? null : <PhoneNews customerId={customerId} />}
      <OrderPlaces
        order={order}
        view={view}
        words={map.is === 'absent' ? null : (map.ride?.words ?? null)}
        {...toggle('places', course.now === 'on_the_way')}
      />
      <OrderContents order={order} view={view} {...toggle('contents')} />
      {isSharable ? <ShareOrder orderId={order._id} isShared={order.is_shared} {...toggle('share')} /> : null}
      {course.now === null ? null : <CancelOrder onBegin={onCancel} order={toCancel} className={styles.cancel} />}
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
