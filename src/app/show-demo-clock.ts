import { LANGUAGES } from '#contract/enumerations.ts';
import { DEMO_CLOCK_ID, type PageSettings } from '#contract/page-settings.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { openFor } from '../api/page-settings.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import { DEMO_CLOCK_WORDS } from '../first-screen/demo-clock-words.ts';

const EVERY = 1_000;

/** Keeps the strip that says that the time is a demo's at that time, in the page's language: as the page was `drawn`, and by each answer since. */
export function showDemoClock(clock: ServerClock, drawn: NonNullable<PageSettings['clock']>): void {
  const strip = document.getElementById(DEMO_CLOCK_ID);
  const time = strip?.querySelector('time');
  if (!strip || !time) return;
  let spoken = strip.getAttribute('aria-label');
  const show = () => {
    const language = LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
    const { now, timezone } = clock.now() ?? { ...drawn, now: drawn.now + openFor() };
    const { label, is, pace } = DEMO_CLOCK_WORDS[language];
    time.textContent = dayAndTime(language, now, timezone);
    if (label === spoken) return;
    spoken = label;
    strip.setAttribute('aria-label', label);
    strip.replaceChildren(`${is} `, time, pace(drawn.pace));
  };
  show();
  setInterval(show, EVERY);
}
