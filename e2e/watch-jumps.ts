import type { Page } from '@playwright/test';

/** From now on, adds up how far what stands on the page jumps without being pressed. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { jumps: 0, worst: 0 });
    let [first, last, together] = [0, 0, 0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) {
          const seen = window as unknown as { jumps: number; worst: number };
          seen.jumps += entry.value;
          if (entry.startTime - last > 1_000 || entry.startTime - first > 5_000) [first, together] = [entry.startTime, 0];
          [last, together] = [entry.startTime, together + entry.value];
          seen.worst = Math.max(seen.worst, together);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** How far it jumped until now, as the browser computes it. */
export const jumpsOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { jumps: number }).jumps);
/** The same as Cumulative Layout Shift is defined: the worst five seconds, of jumps less than a second apart. */
export const worstJumpsOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { worst: number }).worst);
