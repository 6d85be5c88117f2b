import { DEMO_CLOCK_ID, type PageSettings } from '#contract/page-settings.ts';
import { dayAndTime } from '#domain/schedule/time-text.ts';
import { openFor } from '../api/page-settings.ts';
import type { ServerClock } from '../browser/server-clock.ts';

const EVERY = 1_000;

/** Keeps the strip that says that the time is a demo's at that time: as the page was `drawn`, and by each answer since. */
export function showDemoClock(clock: ServerClock, drawn: NonNullable<PageSettings['clock']>): void {
  const time = document.querySelector(`#${DEMO_CLOCK_ID} time`);
  if (!time) return;
  const show = () => {
    const { now, timezone } = clock.now() ?? { ...drawn, now: drawn.now + openFor() };
    time.textContent = dayAndTime(document.documentElement.lang, now, timezone);
  };
  show();
  setInterval(show, EVERY);
}
