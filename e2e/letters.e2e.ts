import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { call, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { IN_VERIFY } from './tags.ts';
import { WORDS } from './words.ts';

const SUBJECTS = {
  en: { receipt: /^Your order \d+ from/, password: 'Choose a new password' },
  fr: { receipt: /^Votre commande \d+ chez/, password: 'Choisissez un nouveau mot de passe' },
} as const;

/** Opens the HTML of a customer's newest letter with such a subject, out of the mailbox. */
async function openLetter(page: Page, address: string, subject: string | RegExp): Promise<void> {
  const letter = page
    .getByRole('article')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('heading', { name: subject }) });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(letter.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await letter.first().getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

for (const language of ['en', 'fr'] as const)
  test.describe(`letters in ${language}`, () => {
    test.use({ extraHTTPHeaders: { 'accept-language': language } });
    test('are as wide as their page, light and dark, and nothing in them is hard to read', IN_VERIFY, async ({ page }) => {
      const user = await newCustomer(page.request);
      const holder = holderOf(user);
      await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), WORDS[language].fondue, 2);
      await placeOrder(page.request, holder);
      await call(page.request, endpoints.forgot_password, { email: user.email });
      for (const subject of [SUBJECTS[language].receipt, SUBJECTS[language].password]) {
        await openLetter(page, user.email, subject);
        for (const width of [390, 640])
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
            expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
          }
      }
    });
  });
