import { expect, type Page } from '@playwright/test';

/** The newest link that sets a new password, as it came to an address: read on the development mailbox, in a tab of its own. */
export async function mailedLink(page: Page, address: string): Promise<string> {
  const tab = await page.context().newPage();
  const link = tab
    .getByRole('article')
    .filter({ hasText: address })
    .getByRole('link', { name: /new-password/ })
    .first();
  await expect(async () => {
    await tab.goto('/mailbox');
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const href = await link.getAttribute('href');
  await tab.close();
  if (!href) throw new Error(`the e-mail to ${address} has no link`);
  return new URL(href).pathname + new URL(href).hash;
}
