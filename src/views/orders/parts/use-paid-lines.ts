import { useLingui } from '@lingui/react/macro';
import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { Order } from '#contract/entities/order.ts';
import { formatMoney } from '#domain/money.ts';
import { paidParts, type PaidPart } from '#domain/orders/paid-parts.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';

/** What wallet, card and cash each pay, as lines of a receipt; none where nobody tells. */
export function usePartLines(parts: PaymentParts | undefined, isPickup: boolean, currency: string): ReceiptLine[] {
  const { t } = useLingui();
  const labels: Record<PaidPart, string> = {
    wallet: t`From your wallet`,
    card: t`By card`,
    cash: isPickup ? t`In cash, at the store` : t`In cash, on delivery`,
  };
  return paidParts({ payment_parts: parts }).map(({ part, amount }) => ({
    key: part,
    label: labels[part],
    amount: formatMoney(amount, currency),
  }));
}

/** The same of an order. */
export const usePaidLines = (order: Order, { isPickup, currency }: OrderView): ReceiptLine[] =>
  usePartLines(order.payment_parts, isPickup, currency);
