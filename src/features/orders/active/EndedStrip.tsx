import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/navigation/Link.tsx';
import X from 'lucide-react/icons/x';
import { endedWell } from '#domain/orders/ending.ts';
import type { EndedOrderView } from '#machines/active-orders/active-orders.view.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import styles from './ActiveOrdersStrip.module.css';

export function EndedStrip({ order, onPutAway }: { readonly order: EndedOrderView; readonly onPutAway: () => void }) {
  const { t } = useLingui();
  const store = order.storeName || t({ message: 'Courier', context: 'who brings an order' });
  const { number } = order;
  return (
    <div className={styles.order}>
      <p role="status" className={styles.words}>
        {order.ending === null ? (
          <Trans>
            Order {number} from {store} has ended.
          </Trans>
        ) : endedWell(order.ending) ? (
          <Trans>
            Order {number} from {store} is complete.
          </Trans>
        ) : (
          <Trans>
            Order {number} from {store} was cancelled.
          </Trans>
        )}
      </p>
      <Link
        to="/delivery-coming"
        search={{ order_id: order.orderId }}
        className={buttonClass('secondary', { size: 'small' })}
        onClick={onPutAway}
      >
        <Trans>View</Trans>
        <span className="visually-hidden">
          {' '}
          <Trans>order {number}</Trans>
        </span>
      </Link>
      <IconButton label={t`Close`} icon={<X aria-hidden="true" />} onClick={onPutAway} />
    </div>
  );
}
