import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMonth } from '#src/views/times/day-text.ts';

/** The month in which an order ended, in its city; '' where nobody tells. */
export const monthOf = ({ completed_at: at, timezone = 'UTC' }: HistoryOrder, language: string): string =>
  at ? formatMonth(at, timezone, language) : '';

export type Month = { readonly name: string; readonly orders: readonly HistoryOrder[] };

/** Orders under the months in which they ended. Their order stays: by number, so that a month may stand twice. */
export function monthsOf(orders: readonly HistoryOrder[], language: string): readonly Month[] {
  const months: { name: string; orders: HistoryOrder[] }[] = [];
  for (const order of orders) {
    const name = monthOf(order, language);
    const last = months.at(-1);
    if (last?.name === name) last.orders.push(order);
    else months.push({ name, orders: [order] });
  }
  return months;
}
