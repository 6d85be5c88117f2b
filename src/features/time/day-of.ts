import { weekdayText } from '#domain/schedule/time-text.ts';

export function dayOf(language: string, date: string): { readonly weekday: string; readonly number: number } {
  const day = Temporal.PlainDate.from(date);
  return { weekday: weekdayText(language, day.dayOfWeek % 7), number: day.day };
}
