const part = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((one) => one.type === type)?.value ?? '';

const english = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).formatToParts(new Date(iso));
const french = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { ...options, timeZone }).format(new Date(iso));

/** A day in a city: '05 Mar' in English, '5 mars' in French. `iso` is ISO 8601. */
export function formatDay(iso: string, timeZone: string, language: string): string {
  if (language === 'fr') return french(iso, timeZone, { day: 'numeric', month: 'short' });
  const parts = english(iso, timeZone, { day: '2-digit', month: 'short' });
  return `${part(parts, 'day')} ${part(parts, 'month')}`;
}

/** A day with its year: '05 Mar 2026' in English, '5 mars 2026' in French. `iso` is ISO 8601. */
export function formatDate(iso: string, timeZone: string, language: string): string {
  if (language === 'fr') return french(iso, timeZone, { day: 'numeric', month: 'short', year: 'numeric' });
  const parts = english(iso, timeZone, { day: '2-digit', month: 'short', year: 'numeric' });
  return `${part(parts, 'day')} ${part(parts, 'month')} ${part(parts, 'year')}`;
}

export const formatMonth = (iso: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-US', { month: 'long', year: 'numeric', timeZone }).format(new Date(iso));
