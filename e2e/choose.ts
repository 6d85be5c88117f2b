import { expect, type Locator } from '@playwright/test';

/**
 * Chooses what a flow holds: it shows once the flow has heard of it, which may have to be brought first. `check` would
 * want it to show with the press itself.
 */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}
