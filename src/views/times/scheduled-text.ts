import type { I18n } from '@lingui/core';
import type { ScheduledTime } from '#domain/schedule/half-hours.ts';
import { dayOf, hoursText } from './day-and-hours.ts';

/** A date in full: 'Thursday 26 November'. */
export const fullDate = (i18n: I18n, date: string): string =>
  new Intl.DateTimeFormat(i18n.locale === 'fr' ? 'fr' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00Z`));

/** Date and time of a schedule: 'Thur 26 Nov, 18:30'. */
export function scheduledText(i18n: I18n, time: Pick<ScheduledTime, 'date' | 'start' | 'end'>): string {
  const { weekday, number } = dayOf(i18n, time.date);
  const month = new Intl.DateTimeFormat(i18n.locale === 'fr' ? 'fr' : 'en-GB', { month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${time.date}T00:00Z`),
  );
  return `${weekday} ${number} ${month}, ${hoursText(time)}`;
}
