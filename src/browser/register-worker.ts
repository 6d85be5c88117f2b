import { SERVICE_WORKER, TAKE_OVER } from '#contract/app-shell.ts';
import { savesData } from './saves-data.ts';
import { whenActive } from './when-active.ts';
import { whenIdle } from './when-idle.ts';

/** When a new worker is asked to take over, milliseconds: asked while the one before has requests of a page in hand, it may be left waiting by Chromium for minutes. */
const QUIET_AFTER = 5_000;

/** A browser that blocks storage may refuse even the look at what it has. */
async function register(): Promise<void> {
  try {
    const { waiting } = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
    if (waiting) setTimeout(() => waiting.postMessage(TAKE_OVER), QUIET_AFTER);
  } catch {
    // Everything is as it was before there were service workers.
  }
}

/** Has the browser keep pages for the time without a network; on a first visit once somebody acts, since it fetches more than the page. Whoever saves data keeps none. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  const begin = navigator.serviceWorker.controller ? whenIdle : whenActive;
  begin(() => void register());
}
