import type { Language } from '#contract/enumerations.ts';
import { DEMO_CLOCK_ID, type PageSettings } from '#contract/page-settings.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { DEMO_CLOCK_WORDS } from '../demo-clock-words.ts';

export const DEMO_CLOCK_STYLE = `#${DEMO_CLOCK_ID}{padding:6px 16px;background:var(--butter);color:var(--ink);font:var(--type-small);text-align:center}`;

export function demoClockStrip(language: Language, clock: PageSettings['clock']): string {
  if (!clock) return '';
  const { label, is, pace } = DEMO_CLOCK_WORDS[language];
  return `<aside id="${DEMO_CLOCK_ID}" aria-label="${label}" data-nosnippet>${is} <time>${dayAndTime(language, clock.now, clock.timezone)}</time>${pace(clock.pace)}</aside>`;
}
