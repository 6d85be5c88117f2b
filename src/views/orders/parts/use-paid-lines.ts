import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney } from '#domain/money.ts';
import { paidParts, type PaidPart } from '#domain/orders/paid-parts.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';

/** What wallet, card and cash each pay of an order, as lines of a receipt. */
export function usePaidLines(order: Order, { isPickup, currency }: OrderView): ReceiptLine[] {
  const { t } = useLingui();
  const labels: Record<PaidPart, string> = {
    wallet: t`From your wallet`,
    card: t`By card`,
    cash: isPickup ? t`In cash, at the store` : t`In cash, on delivery`,
  };
  return paidParts(order).map(({ part, amount }) => ({ key: part, label: labels[part], amount: formatMoney(amount, currency) }));
}
