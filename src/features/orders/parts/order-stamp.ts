import { formatDate, formatDay } from '#src/features/time/day-text.ts';

/** The clock of the specification's stamps: '03:15 PM' in English, '15:15' in French. */
const clock = (iso: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-US', { hour: '2-digit', minute: '2-digit', timeZone })
    .format(new Date(iso))
    .replace('\u202f', ' ');

const joint = (language: string) => (language === 'fr' ? ', ' : ' ');

/** When a stage was reached (specification 2, section 8): '05 Mar 03:15 PM' in English, '5 mars, 15:15' in French. `iso` is ISO 8601. */
export const stageStamp = (iso: string, timeZone: string, language: string): string =>
  `${formatDay(iso, timeZone, language)}${joint(language)}${clock(iso, timeZone, language)}`;

/** As the history writes it (specification 2, section 9): '05 Mar 2026 03:15 PM' in English, '5 mars 2026, 15:15' in French. `iso` is ISO 8601. */
export const historyStamp = (iso: string, timeZone: string, language: string): string =>
  `${formatDate(iso, timeZone, language)}${joint(language)}${clock(iso, timeZone, language)}`;
