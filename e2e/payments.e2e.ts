import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../contract/enumerations.ts';
import type { StoredUser } from '../contract/entities/user.ts';
import { CAROUGE, newCustomer, saveCard, signedIn } from './demo-city.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

/** The whole minor units of a sum on the screen, whatever stands around it. */
const centimes = (text: string) => Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));

test('Léa’s movements add up to her balance, row by row, and each leads to its order', IN_VERIFY, async ({ page }) => {
  await remember(page, { user: await signedIn(page.request, 'lea@example.org', 'balade2026') });
  await openPage(page, '/payments');
  const ledger = page.getByRole('region', { name: 'All activity' });
  await expect(ledger.getByText('Opening balance')).toBeVisible();
  const told = await ledger.getByText(/^(plus|minus) .*, balance/).allTextContents();
  expect(told.length).toBeGreaterThan(3);
  let sum = 0;
  for (const row of told.toReversed()) {
    const [amount = '', balance = ''] = row.split(', balance ');
    sum += row.startsWith('plus') ? centimes(amount) : -centimes(amount);
    expect(centimes(balance)).toBe(sum);
  }
  const plate = page.getByRole('region', { name: 'Wallet' }).getByText(/^CHF\s[\d.]+$/);
  expect(centimes((await plate.textContent()) ?? '')).toBe(sum);
  await ledger.getByRole('button', { name: 'Cashback' }).press('Enter');
  await expect(ledger.getByText('Opening balance')).toBeHidden();
  await expect(ledger.getByText(/^plus CHF\s2\.50, balance CHF\s12\.50$/)).toBeAttached();
  await ledger.getByRole('link', { name: /order \d+, Café de la Rade/ }).click();
  await expect(page).toHaveURL(/order_detail\?order_id=/);
  await expect(page.getByRole('main')).toContainText('Café de la Rade');
});

test.describe('topping the wallet up', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Top up your wallet' });
  const add = (page: Page) => panel(page).getByRole('button', { name: /^Add/ }).last();
  const plate = (page: Page) => page.getByRole('region', { name: 'Wallet' }).getByText(/^CHF\s[\d.]+$/);
  const open = async (page: Page, user: StoredUser) => {
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/payments');
  };
  const topUp = (page: Page) => page.getByRole('button', { name: 'Top up', exact: true });

  test('somebody without a card is told so, adds one in place, and sees the money row by row', IN_VERIFY, async ({ page }) => {
    await open(page, await newCustomer(page.request));
    await expect(page.getByText('No transactions yet. Cashback and refunds will appear here.')).toBeVisible();
    await topUp(page).click();
    await panel(page).getByRole('textbox', { name: 'Amount in CHF' }).fill('abc0');
    await add(page).press('Enter');
    await expect(panel(page).getByText('Enter Proper amount')).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Amount in CHF' })).toBeFocused();
    await panel(page).getByRole('radio', { name: 'CHF 20.00' }).check();
    await expect(panel(page).getByRole('textbox', { name: 'Amount in CHF' })).toHaveValue('20.00');
    await add(page).press('Enter');
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Please Add Card First' })).toBeVisible();
    const cards = new PaymentDialog(page);
    await panel(page).getByRole('button', { name: 'Add a card' }).click();
    await cards.fillCard('4242424242424242');
    await cards.save.click();
    await expect(panel(page).getByRole('radio', { name: /4242/ })).toBeChecked();
    await add(page).click();
    await expect(page.getByText(/CHF\s20\.00 has been added to your wallet\./)).toBeVisible();
    await expect(plate(page)).toHaveText(/CHF\s20\.00/);
    await expect(page.getByRole('region', { name: 'All activity' }).getByText('Top-up')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cards' }).getByRole('radio', { name: /4242/ })).toBeChecked();
  });

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

  test('a card that is declined charges nothing, keeps the amount, and another one pays', IN_VERIFY, async ({ page }) => {
    const user = await newCustomer(page.request);
    await saveCard(page.request, user, '4242424242424242');
    await saveCard(page.request, user, '4000000000000002');
    await open(page, user);
    await topUp(page).click();
    await panel(page).getByRole('textbox', { name: 'Amount in CHF' }).fill('33.5');
    await panel(page).getByRole('radio', { name: /0002/ }).check();
    await add(page).click();
    await expect(panel(page).getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Amount in CHF' })).toHaveValue('33.5');
    await panel(page).getByRole('radio', { name: /4242/ }).check();
    await add(page).click();
    await expect(page.getByText(/CHF\s33\.50 has been added to your wallet\./)).toBeVisible();
    await page.reload();
    await expect(plate(page)).toHaveText(/CHF\s33\.50/);
    await expect(page.getByText(/has been added to your wallet/)).toBeHidden();
  });
});

test(
  'the tabs of the account stand in one row and within the screen, on the smallest phone and in both languages, on all its pages',
  IN_VERIFY,
  async ({ page }) => {
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
      }
    }
  },
);
