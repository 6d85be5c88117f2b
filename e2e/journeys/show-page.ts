import type { Stage } from './act.ts';

export const showPage =
  (isShown: boolean) =>
  ({ page }: Stage<unknown>): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, !isShown);
