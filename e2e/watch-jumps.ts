import type { Page } from '@playwright/test';

/** From now on, adds up how far what stands on the page jumps without being pressed. */
export const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { jumps: number }).jumps += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** How far it jumped until now, as the browser reckons it. */
export const jumpsOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { jumps: number }).jumps);
