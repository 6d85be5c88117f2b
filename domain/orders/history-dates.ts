/** Two calendar dates between which orders ended, both included; YYYY-MM-DD. */
export type HistoryDates = { readonly start: string; readonly end: string };

export type HistoryDatesWrong = 'noStart' | 'noEnd' | 'wrongWayRound';

/** Whether the calendar has such a day: there is no 30 February. */
function isDay(date: string | null | undefined): date is string {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === date;
}

/**
 * The dates of a filter of the history, null for none, or what is wrong with them (specification 2, section 5; 0-decisions,
 * Screens: a filter needs both). Dates are YYYY-MM-DD; '' and null for none; a day that the calendar does not have is no date.
 */
export function historyDates(
  start: string | null | undefined,
  end: string | null | undefined,
): { readonly dates: HistoryDates | null; readonly wrong: null } | { readonly dates: null; readonly wrong: HistoryDatesWrong } {
  if (!start && !end) return { dates: null, wrong: null };
  if (!isDay(start)) return { dates: null, wrong: 'noStart' };
  if (!isDay(end)) return { dates: null, wrong: 'noEnd' };
  return start > end ? { dates: null, wrong: 'wrongWayRound' } : { dates: { start, end }, wrong: null };
}
