import kept from '#content/terms/kept.json' with { type: 'json' };
import { inHtml } from './in-html.ts';
import type { Language } from '#contract/enumerations.ts';
import { DAY, RETENTION } from '../retention.ts';

/** What one thing that is kept is called, and what ends it; `{time}` is how long by `RETENTION`. */
type Said = { readonly what: string; readonly until: string };
type Row = Readonly<Record<Language, Said>> & { readonly kept?: readonly string[]; readonly keys?: readonly string[] };

export const RETENTION_ROWS: { readonly server: readonly Row[]; readonly browser: readonly Row[] } = kept;

const WORDS: Readonly<Record<Language, readonly [hours: string, day: string, days: string, year: string, years: string]>> = {
  en: ['hours', 'day', 'days', 'year', 'years'],
  fr: ['heures', 'jour', 'jours', 'an', 'ans'],
};

export function inWords(milliseconds: number, language: Language): string {
  const [hours, day, days, year, years] = WORDS[language];
  if (milliseconds < DAY) return `${(milliseconds * 24) / DAY} ${hours}`;
  const count = Math.round(milliseconds / DAY);
  const ofYears = Math.round(count / 365.25);
  return count >= 365 ? `${ofYears} ${ofYears === 1 ? year : years}` : `${count} ${count === 1 ? day : days}`;
}

const isTimed = (mark: string): mark is keyof typeof RETENTION => Object.hasOwn(RETENTION, mark);

/** @throws Error where a row names a time and nothing says how long */
function untilOf(row: Row, language: Language): string {
  const { until } = row[language];
  if (!until.includes('{time}')) return until;
  const mark = row.kept?.find(isTimed);
  if (mark === undefined) throw new Error(`Nothing says how long this stays: ${row[language].what}`);
  return until.replace('{time}', inWords(RETENTION[mark], language));
}

export const retentionList = (where: keyof typeof RETENTION_ROWS, language: Language): string =>
  [
    '<dl>',
    ...RETENTION_ROWS[where].flatMap((row) => [
      `<dt>${inHtml(row[language].what)}</dt>`,
      `<dd${row.kept ? ` data-kept="${row.kept.join(' ')}"` : ''}>${inHtml(untilOf(row, language))}</dd>`,
    ]),
    '</dl>',
  ].join('\n');
