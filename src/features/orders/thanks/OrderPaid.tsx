import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Card } from '#src/ui/Card.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';
import { AgeNote } from '../parts/AgeNote.tsx';
import { OrderCashback } from '../parts/OrderCashback.tsx';
import { ROUNDED, usePaidLines } from '../parts/use-paid-lines.ts';
import styles from './ThankYou.module.css';

export function OrderPaid({ order, view }: { readonly order: Order; readonly view: OrderView }) {
  const { t } = useLingui();
  const lines = usePaidLines(order, view);
  return (
    <Card as="section" aria-labelledby="paid">
      <h2 id="paid" className={styles.small}>
        {view.storeName ?? t`Your order`}
      </h2>
      <Receipt
        className={styles.receipt}
        lines={lines.filter(({ key }) => key !== ROUNDED)}
        below={lines.filter(({ key }) => key === ROUNDED)}
        total={{ label: <Trans>Total</Trans>, amount: formatMoney(toMinor(order.order_payment_detail.user_pay_payment), view.currency) }}
      />
      <OrderCashback order={order} view={view} />
      <AgeNote order={order} view={view} />
    </Card>
  );
}
