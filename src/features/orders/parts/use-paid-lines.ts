import { useLingui } from '@lingui/react/macro';
import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { Order } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { formatMoney } from '#domain/money.ts';
import { paidParts, type PaidPart } from '#domain/orders/paid-parts.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import type { OrderView } from '../order.view.ts';

export type CashPlace = 'store' | 'pickup' | 'door';

/** A parcel's cash is handed over where it is picked up, unless its receiver pays. */
export const isAtThePickup = ({ delivery_type: type, delivery_note: note }: Order): boolean =>
  type === DELIVERY_TYPE.courier && !readPayer(note).isReceiver;

function cashPlaceOf(order: Order, isPickup: boolean): CashPlace {
  if (isPickup) return 'store';
  return isAtThePickup(order) ? 'pickup' : 'door';
}

/** What wallet, card and cash each pay, as lines of a receipt; none where nobody tells. */
export function usePartLines(parts: PaymentParts | undefined, cashPlace: CashPlace, currency: string): ReceiptLine[] {
  const { t } = useLingui();
  const cash = { store: t`In cash, at the store`, pickup: t`In cash, at pickup`, door: t`In cash, on delivery` };
  const labels: Record<PaidPart, string> = { wallet: t`From your wallet`, card: t`By card`, cash: cash[cashPlace] };
  return paidParts({ payment_parts: parts }).map(({ part, amount }) => ({
    key: part,
    label: labels[part],
    amount: formatMoney(amount, currency),
  }));
}

/** The same of an order. */
export const usePaidLines = (order: Order, { isPickup, currency }: OrderView): ReceiptLine[] =>
  usePartLines(order.payment_parts, cashPlaceOf(order, isPickup), currency);
