import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';

const SUNDAY = msg`Sun`;
const WEEKDAYS: readonly MessageDescriptor[] = [SUNDAY, msg`Mon`, msg`Tues`, msg`Wed`, msg`Thur`, msg`Fri`, msg`Sat`];

/** A date's weekday in short, and the number of its day. `date` is YYYY-MM-DD. */
export function dayOf(i18n: I18n, date: string): { readonly weekday: string; readonly number: number } {
  const day = Temporal.PlainDate.from(date);
  return { weekday: i18n._(WEEKDAYS[day.dayOfWeek % 7] ?? SUNDAY), number: day.day };
}

/** A time's own words: '18:30', or of a slot '18:30 - 19:00'. */
export const hoursText = ({ start, end }: Pick<ScheduledTime, 'start' | 'end'>): string => (end === null ? start : `${start} - ${end}`);
