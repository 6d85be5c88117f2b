import type { Order } from '#contract/entities/order.ts';
import { ORDER_STATUS } from '#contract/order-status.ts';
import { isTerminal } from '#domain/orders/progress.ts';
import { Cashback } from '#src/features/receipt/Cashback.tsx';
import type { OrderView } from '../order.view.ts';

type OrderCashbackProps = { readonly order: Order; readonly view: OrderView };

export function OrderCashback({ order: { order_status: status, order_payment_detail: payment }, view: { currency } }: OrderCashbackProps) {
  const hasCome = status === ORDER_STATUS.completed;
  return isTerminal(status) && !hasCome ? null : <Cashback payment={payment} currency={currency} hasCome={hasCome} />;
}
