import type { Language } from '#contract/enumerations.ts';
import { DEMO_CLOCK_ID, type PageSettings } from '#contract/page-settings.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';

export const DEMO_CLOCK_STYLE = `#${DEMO_CLOCK_ID}{padding:6px 16px;background:var(--butter);color:var(--ink);font:var(--type-small);text-align:center}`;

const WORDS: Readonly<Record<Language, { readonly label: string; readonly is: string; readonly pace: (pace: number) => string }>> = {
  en: { label: 'Demo clock', is: 'Demo clock:', pace: (pace) => `, ${pace} times as fast` },
  fr: { label: 'Horloge de démonstration', is: 'Horloge de démonstration\u00a0:', pace: (pace) => `, ${pace} fois plus vite` },
};

export function demoClockStrip(language: Language, clock: PageSettings['clock']): string {
  if (!clock) return '';
  const { label, is, pace } = WORDS[language];
  return `<aside id="${DEMO_CLOCK_ID}" aria-label="${label}" data-nosnippet>${is} <time>${dayAndTime(language, clock.now, clock.timezone)}</time>${clock.pace === 1 ? '' : pace(clock.pace)}</aside>`;
}
