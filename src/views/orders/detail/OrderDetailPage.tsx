import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { POLL_EVERY } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { orderOptions } from '#src/api/orders.ts';
import { AccountShell } from '#src/views/account/AccountShell.tsx';
import { LoadFailed } from '#src/views/failures/LoadFailed.tsx';
import { Loading } from '#src/views/account/Loading.tsx';
import { NewestOrder } from '../parts/NewestOrder.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import styles from './OrderDetailPage.module.css';

/** One order: the one that the address names, else the newest one under way. */
export function OrderDetailPage() {
  const { t } = useLingui();
  const { order_id: orderId } = useSearch({ from: '/order_detail' });
  return (
    <AccountShell
      tab="orders"
      title={t`Your order`}
      guest={<Navigate to="/deliveries" search={{ from: 'order', order_id: orderId }} replace />}
    >
      {({ _id: customerId }) => (
        <>
          <p className={styles.back}>
            <Link to="/orders">
              <Trans>All orders</Trans>
            </Link>
          </p>
          {orderId === undefined ? <Newest customerId={customerId} /> : <NamedOrder customerId={customerId} orderId={orderId} />}
        </>
      )}
    </AccountShell>
  );
}

function NamedOrder({ customerId, orderId }: { readonly customerId: string; readonly orderId: string }): ReactNode {
  const detail = useQuery(orderOptions(useApi(), customerId, orderId, POLL_EVERY.orderDetail));
  if (detail.data) return <OrderDetail order={detail.data.order} />;
  if (detail.error) return <LoadFailed error={detail.error} again={() => void detail.refetch()} busy={detail.isFetching} />;
  return <Loading rows={3} />;
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
