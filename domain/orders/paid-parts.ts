import type { Order } from '#contract/entities/order.ts';
import { toMinor } from '../money.ts';
import type { ReceiptAmount } from './receipt.ts';

export type PaidPart = 'wallet' | 'card' | 'cash';

/** What wallet, card and cash each pay of an order, where they pay any of it; nothing where the server does not tell. */
export function paidParts({ payment_parts: parts }: Pick<Order, 'payment_parts'>): readonly ReceiptAmount<PaidPart>[] {
  if (!parts) return [];
  return [
    { part: 'wallet', amount: toMinor(parts.wallet_payment) } as const,
    { part: 'card', amount: toMinor(parts.card_payment) } as const,
    { part: 'cash', amount: toMinor(parts.cash_payment) } as const,
  ].filter(({ amount }) => amount > 0);
}
