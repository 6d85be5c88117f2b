import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { startRelay, type Relay } from './relay.ts';

/** A page whose network is the test's own; a file that uses it lets service workers in (`test.use`, which counts for its file alone). */
export const test = base.extend<{ relay: Relay }>({
  relay: async ({ baseURL }, use) => {
    const relay = await startRelay(baseURL ?? '');
    await use(relay);
    await relay.close();
  },
});

/** Touches a key, with which a first visit asks for its worker, and waits until the worker of this release keeps its files and answers for the page. */
export async function workerOf(page: Page, release: string): Promise<void> {
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const { active } = await navigator.serviceWorker.ready;
        return (
          active?.state === 'activated' && navigator.serviceWorker.controller === active && (await caches.has(`storefront-files-${name}`))
        );
      }, release),
    )
    .toBe(true);
}

export async function goOffline(context: BrowserContext, relay: Relay) {
  relay.cut();
  await context.setOffline(true);
}
export async function comeBack(context: BrowserContext, relay: Relay) {
  relay.mend();
  await context.setOffline(false);
}
