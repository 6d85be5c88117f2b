import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { formatMoney } from '#domain/money.ts';
import { paidParts, type PaidPart } from '#domain/orders/paid-parts.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';

/** A parcel's cash is handed over where it is picked up, unless its receiver pays. */
export const isAtThePickup = ({ delivery_type: type, delivery_note: note }: Order): boolean =>
  type === DELIVERY_TYPE.courier && !readPayer(note).isReceiver;

/** What wallet, card and cash each pay of an order, as lines of a receipt. */
export function usePaidLines(order: Order, { isPickup, currency }: OrderView): ReceiptLine[] {
  const { t } = useLingui();
  const labels: Record<PaidPart, string> = {
    wallet: t`From your wallet`,
    card: t`By card`,
    cash: isPickup ? t`In cash, at the store` : isAtThePickup(order) ? t`In cash, at pickup` : t`In cash, on delivery`,
  };
  return paidParts(order).map(({ part, amount }) => ({ key: part, label: labels[part], amount: formatMoney(amount, currency) }));
}
