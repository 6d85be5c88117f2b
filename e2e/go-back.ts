import type { Page } from '@playwright/test';

/** Presses Back once the page has the entry that keeps a Back from leaving it: a page's first dialog adds it after its first paint. */
export async function goBack(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { __TSR_index?: number } | null)?.__TSR_index !== 0);
  await page.goBack();
}
