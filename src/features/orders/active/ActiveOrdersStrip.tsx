import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useActiveOrders } from '#src/shop/active-orders/use-active-orders.ts';
import type { ActiveOrderView } from '#machines/active-orders/active-orders.view.ts';
import { Page } from '#src/ui/Page.tsx';
import { EndedStrip } from './EndedStrip.tsx';
import { ActiveOrder } from './ActiveOrder.tsx';
import styles from './ActiveOrdersStrip.module.css';

/** Where somebody pays or works it would lie over what they fill in and press. */
const NOT_THERE = ['/basket', '/courier_order', '/operator'];
const SHOWN_THERE = ['/delivery-coming', '/order_detail', '/thankyou'];

type Search = { readonly order_id?: string; readonly tab?: string };

function notShownHere(orders: readonly ActiveOrderView[], pathname: string, { order_id: named, tab }: Search) {
  if (pathname === '/orders' && tab === undefined) return [];
  const shown = SHOWN_THERE.includes(pathname) ? (named ?? orders[0]?.orderId) : undefined;
  return orders.filter(({ orderId }) => orderId !== shown);
}

export function ActiveOrdersStrip() {
  const { t } = useLingui();
  const [seen, send] = useActiveOrders();
  const { pathname, search } = useLocation();
  if (!seen || NOT_THERE.includes(pathname)) return null;
  const [first, ...others] = notShownHere(seen.orders, pathname, search);
  const [ended] = seen.ended.filter(({ orderId }) => orderId !== (search as Search).order_id);
  if (!first && !ended) return null;
  return (
    <aside aria-label={t`Your orders`} className={styles.place} data-running-strip>
      <Page className={styles.strip}>
        {ended ? <EndedStrip order={ended} onPutAway={() => send({ type: 'ending.putAway', orderId: ended.orderId })} /> : null}
        {first ? <ActiveOrder order={first} /> : null}
        {others.length > 0 ? (
          <details className={styles.others}>
            <summary>
              <span>{t`${plural(others.length, { one: '# more order', other: '# more orders' })}`}</span>
              <ChevronDown aria-hidden="true" size={18} className={styles.arrow} />
            </summary>
            {others.map((order) => (
              <ActiveOrder key={order.orderId} order={order} />
            ))}
          </details>
        ) : null}
      </Page>
    </aside>
  );
}
