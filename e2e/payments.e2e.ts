import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../contract/enumerations.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import { CAROUGE, newCustomer, saveCard } from './demo-city.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

test.describe('topping the wallet up', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Top up your wallet' });
  const add = (page: Page) => panel(page).getByRole('button', { name: /^Add/ }).last();
  const plate = (page: Page) => page.getByRole('region', { name: 'Wallet' }).getByText(/^CHF\s[\d.]+$/);
  const open = async (page: Page, user: StoredUser) => {
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/payments');
  };
  const topUp = (page: Page) => page.getByRole('button', { name: 'Top up', exact: true });

  test('the bank’s question may be left with the tab; the next load goes on with it, and it is credited once', async ({ page }) => {
    const user = await newCustomer(page.request);
    await saveCard(page.request, user, '4000002500003155');
    await open(page, user);
    await topUp(page).click();
    await add(page).click();
    const question = new PaymentDialog(page);
    await expect(question.question).toBeVisible();
    await page.close();
    const [later, other] = [await page.context().newPage(), await page.context().newPage()];
    await openPage(later, '/payments');
    await openPage(other, '/payments');
    for (const tab of [later, other]) await expect(tab.getByText(/Your top-up of CHF\s50\.00 is not confirmed\./)).toBeVisible();
    await later.getByRole('button', { name: 'Confirm it' }).click();
    await new PaymentDialog(later).pass.click();
    for (const tab of [later, other]) {
      await expect(tab.getByText(/CHF\s50\.00 has been added to your wallet\./)).toBeVisible();
      await expect(plate(tab)).toHaveText(/CHF\s50\.00/);
    }
  });
});

test('the account’s tabs stand in one row within the smallest screen, in both languages', IN_VERIFY, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const user = await newCustomer(page.request);
  // The longer words for a change.
  for (const language of process.env.EVERY_TEST ? LANGUAGES : (['fr'] as const)) {
    await remember(page, { user, language });
    for (const path of ['/profile', '/payments', '/orders', '/favourite_stores', '/addresses']) {
      await openPage(page, path);
      const tabs = page.getByRole('navigation', { name: /^(Account pages|Pages du compte)$/ }).getByRole('link');
      await expect(tabs).toHaveCount(4);
      const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size, `${path} ${language}`).toBe(1);
      for (const box of boxes) {
        expect(box?.x, `${path} ${language}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${path} ${language}`).toBeLessThanOrEqual(320);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await tabs.evaluateAll((all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth).length)).toBe(0);
      expect(await tabs.and(page.locator('[aria-current=page]')).count()).toBe(1);
      const ends = await page.getByRole('switch').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
      expect(new Set(ends).size, 'switches stand in one line').toBeLessThanOrEqual(1);
    }
  }
});
