import { Trans } from '@lingui/react/macro';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney } from '#domain/money.ts';
import { paidParts } from '#domain/orders/paid-parts.ts';
import { Card } from '#src/ui/Card.tsx';
import type { OrderView } from '../order.view.ts';
import { OrderBill } from '../parts/OrderBill.tsx';
import styles from './tracking.module.css';

type OrderContentsProps = { readonly order: Order; readonly view: OrderView };

/** What was ordered, and what makes up its price. */
export function OrderContents({ order, view }: OrderContentsProps) {
  return (
    <Card as="section" aria-labelledby="order-contents">
      <h2 id="order-contents" className={styles.small}>
        <Trans>Your order</Trans>
      </h2>
      <OrderBill order={order} view={view} />
      <CashDue order={order} view={view} />
      {order.delivery_note ? (
        <p className={styles.note}>
          <MessageSquareText size={16} aria-hidden="true" />{' '}
          <span>
            <Trans>“{order.delivery_note}”</Trans>
          </span>
        </p>
      ) : null}
    </Card>
  );
}

/** What the courier or the store still has to be given. */
function CashDue({ order, view: { isPickup, currency } }: OrderContentsProps) {
  const cash = paidParts(order).find(({ part }) => part === 'cash');
  if (!cash) return null;
  const amount = formatMoney(cash.amount, currency);
  return (
    <p className={styles.quiet}>
      {isPickup ? <Trans>Cash: hand over {amount} at the store.</Trans> : <Trans>Cash: hand over {amount} on delivery.</Trans>}
    </p>
  );
}
