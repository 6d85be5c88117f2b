import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Link } from '#src/navigation/Link.tsx';
import { useDeferredValue } from 'react';
import { POLL_EVERY } from '#contract/poll-every.ts';
import { useApi } from '#src/api/api-context.ts';
import { activeOrdersOptions } from '#src/api/orders.ts';
import { OrderAgainPanel } from '#src/features/orders/reorder/OrderAgain.tsx';
import { AccountShell } from '#src/features/account/AccountShell.tsx';
import { CurrentOrders } from './CurrentOrders.tsx';
import { AfterEndedOrder } from './EndedOrder.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import styles from './OrdersPage.module.css';

export function OrdersPage() {
  const { t } = useLingui();
  const { order_id: ended } = useSearch({ from: '/orders' });
  return (
    <AccountShell tab="orders" title={t`Orders`}>
      {({ _id: customerId }) =>
        ended === undefined ? (
          <Orders customerId={customerId} />
        ) : (
          <AfterEndedOrder customerId={customerId} orderId={ended}>
            <Orders customerId={customerId} />
          </AfterEndedOrder>
        )
      }
    </AccountShell>
  );
}

function Orders({ customerId }: { readonly customerId: string }) {
  const { t } = useLingui();
  const { tab } = useSearch({ from: '/orders' });
  // The tab is marked with the press; what it holds is drawn after.
  const shown = useDeferredValue(tab);
  const current = useQuery(activeOrdersOptions(useApi(), customerId, POLL_EVERY.customer));
  const count = current.data?.orders.length ?? 0;
  return (
    <>
      <nav aria-label={t`Which orders`} className={styles.tabs}>
        <Link
          to="/orders"
          search={{}}
          className={styles.tab}
          aria-current={tab ? undefined : 'page'}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
        >
          <Trans context="tab">Current orders</Trans>
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </Link>
        <Link
          to="/orders"
          search={{ tab: 'history' }}
          className={styles.tab}
          aria-current={tab ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
        >
          <Trans>Order history</Trans>
        </Link>
      </nav>
      <h2 className="visually-hidden">{shown ? <Trans>Order history</Trans> : <Trans>Current orders</Trans>}</h2>
      {shown ? (
        <OrderHistory customerId={customerId} now={current.data?.now ?? null} />
      ) : (
        <div className={styles.columns}>
          <CurrentOrders orders={current} />
          <OrderAgainPanel customerId={customerId} />
        </div>
      )}
    </>
  );
}
