import type { HistoryDates } from '#domain/orders/history-dates.ts';
import { dateAt } from '#domain/schedule/store-clock.ts';

export type Period = 'month' | 'year' | 'all';

/** The days of a period that ends today by the city's clock; null for all. @param now epoch milliseconds */
export function datesOfPeriod(period: Period, now: number, timezone: string): HistoryDates | null {
  const today = dateAt(now, timezone);
  if (period === 'all') return null;
  const start = period === 'year' ? today.with({ month: 1, day: 1 }) : today.subtract({ days: 30 });
  return { start: start.toString(), end: today.toString() };
}

export const periodOf = (dates: HistoryDates | null, now: number, timezone: string): Period | null =>
  (['month', 'year', 'all'] as const).find((period) => {
    const { start, end } = datesOfPeriod(period, now, timezone) ?? { start: null, end: null };
    return start === (dates?.start ?? null) && end === (dates?.end ?? null);
  }) ?? null;
