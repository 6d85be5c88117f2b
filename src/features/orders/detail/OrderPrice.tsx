import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { Card } from '#src/ui/Card.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import { PriceReceipt } from '#src/features/receipt/PriceReceipt.tsx';
import type { OrderView } from '../order.view.ts';
import { OrderCashback } from '../parts/OrderCashback.tsx';
import { usePaidLines } from '../parts/use-paid-lines.ts';
import { useMoneyBackLines } from '../parts/use-money-back-lines.ts';
import styles from './OrderDetail.module.css';

export function OrderPrice({ order, view }: { readonly order: Order; readonly view: OrderView }) {
  const paid = usePaidLines(order, view);
  const back = useMoneyBackLines(order.money_back ?? [], view.currency, order.timezone);
  return (
    <Card as="section" aria-labelledby="order-price">
      <h3 id="order-price" className={styles.title}>
        <Trans>Invoice</Trans>
      </h3>
      <PriceReceipt payment={order.order_payment_detail} currency={view.currency} />
      {paid.length > 0 ? <Receipt className={styles.parts} lines={paid} /> : null}
      <OrderCashback order={order} view={view} />
      {back.length > 0 ? <Receipt className={styles.parts} lines={back} /> : null}
    </Card>
  );
}
