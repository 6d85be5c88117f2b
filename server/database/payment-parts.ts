import { sql } from 'drizzle-orm';
import type { PaymentParts } from '#contract/entities/money-back.ts';
import type { PaymentPart } from '#contract/payment-methods.ts';
import { dueAtDoor, isByProvider, partsWithMoney, type Parts } from '#domain/payment/parts.ts';
import { partsAt, presentParts } from '#domain/payment/amount-fields.ts';
import type { FrozenOrder } from './frozen-order.ts';
import { orderPayments } from './schema/orders.ts';

/** Where a payment's row holds its parts, whole minor units. `cardPart` is what a provider has to take; of `cashPart` nobody has to be asked. */
export const PART_COLUMNS = ['walletPart', 'cardPart', 'cashPart'] as const;
type PartColumn = (typeof PART_COLUMNS)[number];
export type PartsOfRow = Pick<typeof orderPayments.$inferSelect, PartColumn>;

const IN_ROWS = partsAt<PartColumn>(
  { reserved: 'walletPart', captured: 'cardPart', 'at once': 'cashPart', 'at the door': 'cashPart' },
  { walletPart: 'wallet', cardPart: 'card', cashPart: 'cash' },
);

export const COLUMNS_OF_PARTS = {
  walletPart: orderPayments.walletPart,
  cardPart: orderPayments.cardPart,
  cashPart: orderPayments.cashPart,
};
const named = sql<PaymentPart | null>`${orderPayments.order} ->> 'paidWith'`;
export const SELECTED_PARTS = {
  ...COLUMNS_OF_PARTS,
  paidWith: named,
  smallestCoin: sql<number | null>`(${orderPayments.order} ->> 'smallestCoin')::int`,
};

export const partsInRow = (row: PartsOfRow, { paidWith }: { readonly paidWith?: FrozenOrder['paidWith'] | null }): Parts =>
  IN_ROWS.read(row, paidWith);
export const rowOfParts = (parts: Parts): PartsOfRow => IN_ROWS.write(parts);
export const namedInOrder = (parts: Parts, coin: number | undefined): Pick<FrozenOrder, 'paidWith' | 'smallestCoin'> => {
  const paidWith = IN_ROWS.named(parts);
  return { ...(paidWith !== null && { paidWith }), ...(coin !== undefined && dueAtDoor(parts) > 0 && { smallestCoin: coin }) };
};

export const presentPaid = (row: PartsOfRow, frozen: Pick<FrozenOrder, 'paidWith' | 'smallestCoin'>): PaymentParts =>
  presentParts(partsInRow(row, frozen), frozen.smallestCoin);

export const partByProvider = (row: PartsOfRow, frozen: Pick<FrozenOrder, 'paidWith'>): PaymentPart | null =>
  partsWithMoney(partsInRow(row, frozen)).find(({ part }) => isByProvider(part))?.part ?? null;

/** What a provider has to take of a payment, whole minor units; 0 where none has to be asked. */
export const askedOfProvider = ({ cardPart }: Pick<PartsOfRow, 'cardPart'>): number => cardPart;
export const ASKED_COLUMN = { cardPart: orderPayments.cardPart };
/** No provider has a part in it. The words of an index: as parameters they would not be known to fit it. */
export const NONE_ASKED = sql`${orderPayments.cardPart} = 0`;
/** What of a payment is handed over at the door, whole minor units, and whether anything is. */
export const AT_DOOR = orderPayments.cashPart;
export const HAS_AT_DOOR = sql`${AT_DOOR} > 0 and ${named} is null`;
