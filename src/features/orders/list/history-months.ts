import type { HistoryOrder } from '#contract/entities/order.ts';
import { formatMonth } from '#src/features/time/day-text.ts';
import { inMonths, type Month } from '#src/features/time/in-months.ts';

export const monthOf = ({ completed_at: at, timezone = 'UTC' }: HistoryOrder, language: string): string =>
  at ? formatMonth(at, timezone, language) : '';

export const monthsOf = (orders: readonly HistoryOrder[], language: string): readonly Month<HistoryOrder>[] =>
  inMonths(orders, (order) => monthOf(order, language));
