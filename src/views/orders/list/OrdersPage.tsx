import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { POLL_EVERY } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { runningOrdersOptions } from '#src/api/orders.ts';
import { AccountShell } from '#src/views/account/AccountShell.tsx';
import { LoadFailed } from '#src/views/failures/LoadFailed.tsx';
import { Loading } from '#src/views/account/Loading.tsx';
import { NoOrderUnderWay } from '../parts/NoOrderUnderWay.tsx';
import { EndedOrder } from './EndedOrder.tsx';
import { OrderRow } from './OrderRow.tsx';
import styles from './OrdersPage.module.css';

/** The orders that are under way, and the one that ended just now where the address names it. */
export function OrdersPage() {
  const { t } = useLingui();
  const { order_id: ended } = useSearch({ from: '/orders' });
  return (
    <AccountShell tab="orders" title={t`Orders`}>
      {({ _id: customerId }) => (
        <>
          {ended === undefined ? null : <EndedOrder customerId={customerId} orderId={ended} />}
          <h2>
            <Trans>Current orders</Trans>
          </h2>
          <CurrentOrders customerId={customerId} />
        </>
      )}
    </AccountShell>
  );
}

function CurrentOrders({ customerId }: { readonly customerId: string }) {
  const orders = useQuery(runningOrdersOptions(useApi(), customerId, POLL_EVERY.customer));
  if (!orders.data) {
    return orders.error ? (
      <div className={styles.list}>
        <LoadFailed error={orders.error} again={() => void orders.refetch()} busy={orders.isFetching} />
      </div>
    ) : (
      <Loading rows={2} />
    );
  }
  if (orders.data.length === 0) return <NoOrderUnderWay level={3} className={styles.empty} />;
  return (
    <ul className={styles.list}>
      {orders.data.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </ul>
  );
}
