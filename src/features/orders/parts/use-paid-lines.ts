import { useLingui } from '@lingui/react/macro';
import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { Order } from '#contract/entities/order.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { readPayer } from '#domain/parcel/who-pays.ts';
import { formatMoney } from '#domain/money.ts';
import { isAtDoor, partsWithMoney } from '#domain/payment/parts.ts';
import { readParts } from '#domain/payment/amount-fields.ts';
import { inCoins, readCoin, roundingOf } from '#domain/payment/smallest-coin.ts';
import type { ReceiptLine } from '#src/ui/Receipt.tsx';
import { PART_VIEWS, type DueAt } from '#src/features/payment/parts/part-views.ts';
import type { OrderView } from '../order.view.ts';

/** Where what is due in cash is handed over: of a parcel where it is picked up, unless its receiver pays. */
export function dueAtOf({ delivery_type: type, delivery_note: note }: Order, isPickup: boolean): DueAt {
  if (isPickup) return 'store';
  if (type !== DELIVERY_TYPE.courier) return 'door';
  return readPayer(note).isReceiver ? 'receiver' : 'pickup';
}

export const ROUNDED = 'rounded';

export function usePartLines(parts: PaymentParts | undefined, dueAt: DueAt, currency: string): ReceiptLine[] {
  const { t, i18n } = useLingui();
  if (!parts) return [];
  const coin = readCoin(parts);
  return partsWithMoney(readParts(parts)).flatMap(({ part, amount }): ReceiptLine[] => [
    { key: part, label: i18n._(PART_VIEWS[part].paid(dueAt)), amount: formatMoney(amount, currency) },
    ...(isAtDoor(part) && roundingOf(amount, coin) !== 0
      ? [{ key: ROUNDED, label: t`Rounded to`, amount: formatMoney(inCoins(amount, coin), currency) }]
      : []),
  ]);
}

export const usePaidLines = (order: Order, { isPickup, currency }: OrderView): ReceiptLine[] =>
  usePartLines(order.payment_parts, dueAtOf(order, isPickup), currency);
