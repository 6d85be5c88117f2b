import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { POLL_EVERY } from '../../../contract/limits.ts';
import { useApi } from '../../api/api-context.ts';
import { runningOrdersOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
import { EndedOrder } from './EndedOrder.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Loading } from './Loading.tsx';
import { OrderRow } from './OrderRow.tsx';
import { orderIdOf } from './order-search.ts';
import styles from './OrdersPage.module.css';

/** The orders that are under way, and the one that ended just now where the address names it. */
export function OrdersPage() {
  const { t } = useLingui();
  const ended = orderIdOf(useSearch({ strict: false }));
  return (
    <AccountShell tab="orders" title={t`Orders`}>
      {() => (
        <>
          {ended === undefined ? null : <EndedOrder orderId={ended} />}
          <h2><Trans>Current orders</Trans></h2>
          <CurrentOrders />
        </>
      )}
    </AccountShell>
  );
}

function CurrentOrders() {
  const orders = useQuery({ ...runningOrdersOptions(useApi()), refetchInterval: POLL_EVERY.customer });
  if (!orders.data) {
    return orders.error
      ? <div className={styles.list}><LoadFailed error={orders.error} again={() => void orders.refetch()} busy={orders.isFetching} /></div>
      : <Loading rows={2} />;
  }
  if (orders.data.order_list.length === 0) return <NoOrders />;
  return (
    <ul className={styles.list}>
      {orders.data.order_list.toSorted((a, b) => b.unique_id - a.unique_id).map((order) => <OrderRow key={order._id} order={order} />)}
    </ul>
  );
}

function NoOrders() {
  return (
    <EmptyState
      className={styles.empty}
      level={3}
      picture={<Picture src="/pictures/dish/apricot/ramen.svg" alt="" width={232} height={232} />}
      title={<Trans>No order is under way</Trans>}
      action={<Link to="/stores" className={buttonClass('secondary', { size: 'small' })}><Trans>See stores</Trans></Link>}
    >
      <Trans>As soon as you order, you can follow it from here.</Trans>
    </EmptyState>
  );
}
