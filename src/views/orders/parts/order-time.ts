import { formatDate } from '#src/views/times/day-text.ts';

const partsOf = (format: Intl.DateTimeFormat, instant: Date) => {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
};

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: '2-digit', month: 'short' } as const;

/** The time of day in the city of the order: '03:15 PM' in English, '15:15' in French. `iso` is ISO 8601. */
export function formatClock(iso: string, timeZone: string, language: string): string {
  const instant = new Date(iso);
  if (language === 'fr') return new Intl.DateTimeFormat('fr', { ...CLOCK, timeZone }).format(instant);
  const part = partsOf(new Intl.DateTimeFormat('en-US', { ...CLOCK, hour12: true, timeZone }), instant);
  return `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** From one time of day to another: '06:50 – 07:05 PM' in English, '18:50 – 19:05' in French. Both are ISO 8601. */
export function formatClockRange(from: string, to: string, timeZone: string, language: string): string {
  const [first, last] = [formatClock(from, timeZone, language), formatClock(to, timeZone, language)];
  const half = / [AP]M$/;
  return `${half.exec(first)?.[0] === half.exec(last)?.[0] ? first.replace(half, '') : first} – ${last}`;
}

/** Day and time in the city of the order: '05 Mar 03:15 PM' in English, '5 mars, 15:15' in French. `iso` is ISO 8601. */
export function formatDayAndClock(iso: string, timeZone: string, language: string): string {
  const clock = formatClock(iso, timeZone, language);
  if (language === 'fr')
    return `${new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', timeZone }).format(new Date(iso))}, ${clock}`;
  const part = partsOf(new Intl.DateTimeFormat('en-US', { ...DAY, timeZone }), new Date(iso));
  return `${part('day')} ${part('month')} ${clock}`;
}

/** As the history writes it (specification 2, section 9): '05 Mar 2026 03:15 PM' in English, '5 mars 2026, 15:15' in French. `iso` is ISO 8601. */
export const formatDateAndClock = (iso: string, timeZone: string, language: string): string =>
  `${formatDate(iso, timeZone, language)}${language === 'fr' ? ', ' : ' '}${formatClock(iso, timeZone, language)}`;
