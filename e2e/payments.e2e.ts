import { expect, test } from '@playwright/test';
import { signedIn } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

/** The whole minor units of a sum on the screen, whatever stands around it. */
const centimes = (text: string) => Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));

test('Léa’s movements add up to her balance, row by row, and each leads to its order', async ({ page }) => {
  await remember(page, { user: await signedIn(page.request, 'lea@example.org', 'escale2026') });
  await openPage(page, '/payments');
  const ledger = page.getByRole('region', { name: 'Every movement' });
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
