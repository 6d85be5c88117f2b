import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { POLL_EVERY } from '../../../contract/limits.ts';
import { isTerminal } from '../../../domain/orders/progress.ts';
import { useApi } from '../../api/api-context.ts';
import { orderOptions, runningOrdersOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Loading } from './Loading.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { COURIER_PICTURE } from './courier-picture.ts';
import styles from './OrderDetailPage.module.css';
import { fromOrderSearch, orderIdOf, orderSearch } from './order-search.ts';

/** One order: the one that the address names, else the newest one under way. */
export function OrderDetailPage() {
  const { t } = useLingui();
  const orderId = orderIdOf(useSearch({ strict: false }));
  return (
    <AccountShell tab="orders" title={t`Your order`} guest={<Navigate to="/deliveries" search={fromOrderSearch(orderId)} replace />}>
      {() => (
        <>
          <p className={styles.back}><Link to="/orders"><Trans>All orders</Trans></Link></p>
          {orderId === undefined ? <NewestOrder /> : <NamedOrder orderId={orderId} />}
        </>
      )}
    </AccountShell>
  );
}

function NamedOrder({ orderId }: { readonly orderId: string }) {
  const detail = useQuery({
    ...orderOptions(useApi(), orderId),
    refetchInterval: ({ state }) => (state.data && isTerminal(state.data.order.order_status) ? false : POLL_EVERY.orderDetail),
  });
  if (detail.data) return <OrderDetail order={detail.data.order} />;
  if (detail.error) return <LoadFailed error={detail.error} again={() => void detail.refetch()} busy={detail.isFetching} />;
  return <Loading rows={3} />;
}

function NewestOrder() {
  const orders = useQuery(runningOrdersOptions(useApi()));
  if (!orders.data) {
    return orders.error ? <LoadFailed error={orders.error} again={() => void orders.refetch()} busy={orders.isFetching} /> : <Loading rows={3} />;
  }
  const [newest] = orders.data.order_list.toSorted((a, b) => b.unique_id - a.unique_id);
  if (newest) return <Navigate to="/order_detail" search={orderSearch(newest._id)} replace />;
  return (
    <EmptyState
      picture={<Picture src={COURIER_PICTURE} alt="" width={232} height={232} />}
      title={<Trans>No order is under way</Trans>}
      action={<Link to="/stores" className={buttonClass('secondary', { size: 'small' })}><Trans>See stores</Trans></Link>}
    />
  );
}
