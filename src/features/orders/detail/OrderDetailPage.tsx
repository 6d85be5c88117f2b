import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState, type ReactNode } from 'react';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { endingOf } from '#domain/orders/ending.ts';
import { useApi } from '#src/api/api-context.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { orderOptions } from '#src/api/orders.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountShell } from '#src/features/account/AccountShell.tsx';
import { Loading } from '#src/features/account/Loading.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { NewestOrder } from '../parts/NewestOrder.tsx';
import { Arrived } from './Arrived.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './OrderDetailPage.module.css';

/** One order: the one that the address names, else the remembered one, else the newest one under way (0-decisions, Screens). */
export function OrderDetailPage() {
  const { t } = useLingui();
  const { storage } = useRouteContext({ from: '/order_detail' });
  const { order_id: named } = useSearch({ from: '/order_detail' });
  const [session] = useSession();
  const customerId = session.is === 'signedIn' ? session.user._id : null;
  // As the order below has asked for it.
  const { data: listed } = useQuery({ ...orderOptions(useApi(), customerId, named ?? ''), enabled: false });
  const number = listed?.order.unique_id;
  return (
    <AccountShell
      tab="orders"
      title={number === undefined ? t`Your order` : t`Order ${number}`}
      guest={<Navigate to="/deliveries" search={{ from: 'order', order_id: named }} replace />}
    >
      {({ _id: customerId }) => {
        const orderId = named ?? storage.read('storefront.last_order_id');
        return orderId ? <NamedOrder customerId={customerId} orderId={orderId} /> : <Newest customerId={customerId} />;
      }}
    </AccountShell>
  );
}

/** The order, asked for every five seconds while it can still change. */
function NamedOrder({ customerId, orderId }: { readonly customerId: string; readonly orderId: string }): ReactNode {
  const [opened] = useState(() => Date.now());
  const { hasArrived = false } = useLocation().state;
  const { data, error, refetch, isFetching } = useQuery(orderOptions(useApi(), customerId, orderId, POLL_EVERY.orderDetail));
  // It is led here because it arrived, which what was known before does not tell yet.
  if (hasArrived && isFetching && data && !endingOf(data.order)) return <Skeleton />;
  if (!data) {
    if (!error) return <Loading rows={3} />;
    const failure = failureOf(error);
    return failure.kind === 'refused' ? (
      <Message
        tone="bad"
        action={
          <Link to="/orders" className={buttonClass('secondary', { size: 'small' })}>
            <Trans>See your orders</Trans>
          </Link>
        }
      >
        <FailureText failure={failure} />
      </Message>
    ) : (
      <LoadFailed error={error} again={() => void refetch()} busy={isFetching} />
    );
  }
  const { order, server_time: serverTime } = data;
  return (
    <>
      <p className={styles.back}>
        <Link to="/orders" search={endingOf(order) ? { tab: 'history' } : {}}>
          <ArrowLeft size={18} aria-hidden="true" /> {endingOf(order) ? <Trans>Order history</Trans> : <Trans>Current orders</Trans>}
        </Link>
      </p>
      {error ? (
        <Message tone="warn" className={styles.news}>
          <Trans>We can’t get an update right now. You’re seeing the last known status.</Trans>
        </Message>
      ) : null}
      {hasArrived ? <Arrived order={order} /> : null}
      <OrderDetail order={order} now={serverTime === undefined ? opened : Date.parse(serverTime)} />
    </>
  );
}

const Newest = ({ customerId }: { readonly customerId: string }) => (
  <NewestOrder
    customerId={customerId}
    renderOrder={(orderId) => <Navigate to="/order_detail" search={{ order_id: orderId }} replace />}
    renderFailed={(error, retry) => <LoadFailed error={error} {...retry} />}
    loading={<Loading rows={3} />}
    level={2}
  />
);
