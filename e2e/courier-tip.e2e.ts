import { expect, test, type Page } from '@playwright/test';
import type { Language } from '../contract/enumerations.ts';
import { completeOrder } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage } from './open-page.ts';
import { takeTips } from './server-clock.ts';
import { inVerifyIf } from './tags.ts';
import { inBoth, WORDS } from './words.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

const SAID = inBoth({
  toPay: ['To pay', 'À payer'],
  tip: ['Tip for the courier', 'Pourboire pour le livreur'],
  none: ['None', 'Aucun'],
  other: ['Other', 'Autre'],
  amount: ['Amount in CHF', 'Montant en CHF'],
  add: ['Add', 'Ajouter'],
  most: ['CHF 100.00', 'CHF 100.00'],
  collect: ["I'll pick it up", 'Je viens la chercher'],
});

test.beforeEach(({ baseURL }) => takeTips(baseURL, true));
test.afterEach(({ baseURL }) => takeTips(baseURL, false));

/** A basket of one fondue that somebody is about to pay. */
async function openTip(page: Page, language: Language) {
  const said = SAID[language];
  const { holder } = await customerWithBasket(page, { language });
  const basket = await openBasket(page, language);
  const main = page.getByRole('main');
  const row = main.getByRole('group', { name: said.tip });
  return {
    said,
    holder,
    basket,
    main,
    row,
    choice: (name: string) => row.getByRole('radio', { name, exact: true }),
    line: main.getByRole('region', { name: said.toPay }).getByRole('term').filter({ hasText: said.tip }),
    amount: async () => Math.round(Number(/CHF\s([\d.]+)/.exec((await basket.payment.textContent()) ?? '')?.[1]) * 100),
  };
}

for (const language of ['en', 'fr'] satisfies Language[])
  test(`a tip has a line of its own from the basket to the invoice, in ${language}`, inVerifyIf(language === 'fr'), async ({ page }) => {
    const { said, holder, basket, main, row, choice, line, amount } = await openTip(page, language);
    await expect(choice(said.none)).toBeChecked();
    await expect(line).toHaveCount(0);
    const without = await amount();
    await choice('CHF 4').check();
    await expect(line).toBeVisible();
    await expect.poll(amount).toBe(without + 400);
    // Collected, nobody is given anything; brought again, what was chosen is back.
    await main.getByRole('checkbox', { name: said.collect }).check();
    await expect(row).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await main.getByRole('checkbox', { name: said.collect }).uncheck();
    await expect(choice('CHF 4')).toBeChecked();
    await expect.poll(amount).toBe(without + 400);
    await choice(said.other).check();
    const own = row.getByRole('textbox', { name: said.amount });
    for (const wrong of ['100.05', '4.02', '']) {
      await own.fill(wrong);
      await own.press('Enter');
      await expect(own).toHaveAttribute('aria-invalid', 'true');
      await expect(row).toContainText(said.most);
    }
    await own.fill('4,50');
    await row.getByRole('button', { name: said.add }).click();
    await expect.poll(amount).toBe(without + 450);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await basket.payment.click();
    const payment = new PaymentDialog(page, language);
    await payment.byCash.check();
    await expect(payment.pay).toContainText(((without + 450) / 100).toFixed(2));
    await payment.pay.click();
    const order = new OrderPages(page, WORDS[language]);
    await expect(order.thanks).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';
    await completeOrder(page.request, holder, orderId);
    for (const path of ['order_detail', 'invoice']) {
      await openPage(page, `/${path}?order_id=${orderId}`);
      await expect(main.getByRole('term').filter({ hasText: said.tip })).toBeVisible();
    }
    await expect(main.getByRole('table')).toContainText(((without + 450) / 100).toFixed(2));
  });

test('a tip that is taken no more is told before anything is paid', async ({ page, baseURL }) => {
  const { basket, main, row, choice, amount } = await openTip(page, 'en');
  const without = await amount();
  await choice('CHF 6').check();
  await expect.poll(amount).toBe(without + 600);
  await takeTips(baseURL, false);
  await basket.payment.click();
  const payment = new PaymentDialog(page, 'en');
  await payment.byCash.check();
  await payment.pay.click();
  await expect(main.getByRole('alert').filter({ hasText: 'nothing was charged' })).toBeVisible();
  await expect(main).toContainText('Tip for the courier −CHF 6.00');
  await expect(row).toHaveCount(0);
  await expect.poll(amount).toBe(without);
});
