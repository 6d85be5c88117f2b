/** Two calendar dates between which orders ended, both included; YYYY-MM-DD. */
export type HistoryDates = { readonly start: string; readonly end: string };

/** What is wrong with a filter of the history: no start date (error 1), no end date (error 2), or the end before the start. */
export type HistoryDatesWrong = 'noStart' | 'noEnd' | 'wrongWayRound';

/**
 * The dates of a filter of the history, null for none, or what is wrong with them (specification 2, section 5; 0-decisions,
 * Screens: a filter needs both). Dates are YYYY-MM-DD; '' and null for none.
 */
export function historyDates(
  start: string | null | undefined,
  end: string | null | undefined,
): { readonly dates: HistoryDates | null; readonly wrong: null } | { readonly dates: null; readonly wrong: HistoryDatesWrong } {
  if (!start && !end) return { dates: null, wrong: null };
  if (!start) return { dates: null, wrong: 'noStart' };
  if (!end) return { dates: null, wrong: 'noEnd' };
  return start > end ? { dates: null, wrong: 'wrongWayRound' } : { dates: { start, end }, wrong: null };
}
