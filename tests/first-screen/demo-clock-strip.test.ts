// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openFor, setPageSettings } from '#src/api/page-settings.ts';
import { showDemoClock } from '#src/app/show-demo-clock.ts';
import { createServerClock } from '#src/browser/server-clock.ts';
import { demoClockStrip } from '#src/first-screen/server/demo-clock-strip.ts';

const NOON = Date.parse('2026-11-20T11:30:00Z');
const ZONE = 'Europe/Zurich';
const read = (language: 'en' | 'fr', pace?: number) => {
  document.body.innerHTML = demoClockStrip(language, pace === undefined ? undefined : { now: NOON, pace, timezone: ZONE });
  return document.body.textContent;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  setPageSettings({ brand: {} as never });
});

test('a page says nothing of the clock while it shows the real time, and else that it is a demo’s and how fast it goes', () => {
  expect(read('en')).toBe('');
  expect(read('en', 1)).toBe('Demo clock: Fri 20 Nov 2026, 12:30');
  expect(read('fr', 60)).toBe('Horloge de démonstration\u00a0: ven. 20 nov. 2026, 12:30, 60 fois plus vite');
  expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Horloge de démonstration');
});

test('the page’s strip and clock go on at the demo’s pace, by the clock of the place', () => {
  vi.useFakeTimers();
  read('en', 60);
  document.documentElement.lang = 'en';
  const drawn = { now: NOON, pace: 60, timezone: ZONE };
  setPageSettings({ brand: {} as never, clock: drawn });
  const clock = createServerClock(openFor);
  showDemoClock(clock, { ...drawn, now: NOON - openFor() });
  vi.advanceTimersByTime(5_000);
  expect(document.body.textContent).toBe('Demo clock: Fri 20 Nov 2026, 12:35, 60 times as fast');
  clock.set({ now: NOON, timezone: 'Europe/London' });
  vi.advanceTimersByTime(10_000);
  expect(document.body.textContent).toBe('Demo clock: Fri 20 Nov 2026, 11:40, 60 times as fast');
  document.documentElement.lang = 'fr';
  vi.advanceTimersByTime(1_000);
  expect(document.body.textContent).toBe('Horloge de démonstration\u00a0: ven. 20 nov. 2026, 11:41, 60 fois plus vite');
  expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Horloge de démonstration');
});

test('a browser that tells how long a page is open in fractions of a millisecond is shown the time', () => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(60_000.123);
  read('en', 1);
  document.documentElement.lang = 'en';
  showDemoClock(createServerClock(openFor), { now: NOON, pace: 1, timezone: ZONE });
  expect(document.body.textContent).toBe('Demo clock: Fri 20 Nov 2026, 12:31');
});
