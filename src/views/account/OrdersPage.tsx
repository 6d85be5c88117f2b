import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { POLL_EVERY } from '../../../contract/limits.ts';
import { useApi } from '../../api/api-context.ts';
import { runningOrdersOptions } from '../../api/orders.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { AccountShell } from './AccountShell.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Loading } from './Loading.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrdersPage.module.css';

/** The orders that are under way. */
export function OrdersPage() {
  const { t } = useLingui();
  return (
    <AccountShell tab="orders" title={t`Orders`}>
      {() => (
        <>
          <h2><Trans>Current orders</Trans></h2>
          <CurrentOrders />
          <h2 className={styles.history}><Trans>Order history</Trans></h2>
          <p className={styles.note}><Trans>An order leaves the list above once it is complete. The history of past orders comes to this page later.</Trans></p>
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
