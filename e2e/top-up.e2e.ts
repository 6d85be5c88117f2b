import { expect, test, type Page } from '@playwright/test';
import { SANDBOX_DEVICE } from '../contract/card-sandbox.ts';
import type { Language } from '../contract/enumerations.ts';
import { CAROUGE, newCustomer } from './demo-city.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { TwintPage } from './models/TwintPage.ts';
import { openPage, remember } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { inBoth } from './words.ts';

const TEXTS = inBoth({
  topUp: ['Top up', 'Recharger'],
  title: ['Top up your wallet', 'Recharger votre portefeuille'],
  add: [/^Add CHF/, /^Ajouter CHF/],
  added: [/CHF\s50\.00 has been added to your wallet\./, /CHF\s50\.00 ont été ajoutés à votre portefeuille\./],
  open: [/Your top-up of CHF\s50\.00 is not confirmed\./, /Votre recharge de CHF\s50\.00 n’est pas confirmée\./],
  goOn: ['Continue with TWINT', 'Continuer avec TWINT'],
  refused: ['Nothing was charged.', 'Rien n’a été débité.'],
});

async function ledToTwint(page: Page, language: Language = 'en') {
  await remember(page, { user: await newCustomer(page.request), place: CAROUGE, language });
  await openPage(page, '/payments');
  const texts = TEXTS[language];
  await page.getByRole('button', { name: texts.topUp, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^TWINT/ }).check();
  await dialog.getByRole('button', { name: texts.add }).click();
  const twint = new TwintPage(page, language);
  await expect(twint.title).toBeVisible();
  return { texts, twint, dialog };
}

async function toppingUpOn(page: Page, sheet: string, language: Language = 'en') {
  await page.request.get(`${SANDBOX_DEVICE}?has=${sheet}`);
  await remember(page, { user: await newCustomer(page.request), place: CAROUGE, language });
  await openPage(page, '/payments');
  const texts = TEXTS[language];
  await page.getByRole('button', { name: texts.topUp, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  return { texts, dialog, add: dialog.getByRole('button', { name: texts.add }), payment: new PaymentDialog(page, language) };
}

test('Apple Pay stands first on a device that has it, and fills the wallet without a card; the console stays quiet', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { dialog, add, payment, texts } = await toppingUpOn(page, 'apple_pay');
  await payment.byApplePay.check();
  await expect(dialog.getByRole('radio', { name: /Apple Pay|Card|TWINT/ }).first()).toHaveAccessibleName(/^Apple Pay/);
  await add.click();
  await payment.onSheet('approve').click();
  await expect(page.getByText(texts.added)).toBeVisible();
  await expect(plate(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const language of ['en', 'fr'] as const)
  test(`a sheet closed or declined adds nothing, and the next press the same amount (${language})`, async ({ page }) => {
    const { dialog, add, payment, texts } = await toppingUpOn(page, 'google_pay', language);
    await payment.byGooglePay.check();
    for (const answer of ['closeSheet', 'approveDeclined'] as const) {
      await add.click();
      await payment.onSheet(answer).click();
      await expect(dialog.getByText(texts.refused).first()).toBeVisible();
      await expect(payment.byGooglePay).toBeChecked();
    }
    await add.click();
    await payment.onSheet('approveAsked').click();
    await payment.pass.click();
    await expect(page.getByText(texts.added)).toBeVisible();
  });

const plate = (page: Page) => page.getByText('CHF 50.00', { exact: true }).first();

test('TWINT fills the wallet from its own page, without a card; the console stays quiet', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { twint, texts } = await ledToTwint(page);
  await twint.accept.click();
  await expect(page.getByText(texts.added)).toBeVisible();
  await expect(plate(page)).toBeVisible();
  // What the provider leads back with, the secret of the payment in it, does not stay in the history.
  await expect(page).toHaveURL(/\/payments$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Top-up' })).toContainText('TWINT');
  await page.getByRole('button', { name: 'FR, passer au français' }).click();
  await expect(page.getByText(TEXTS.fr.added)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('refused there, or timed out, it charges nothing; another try fills the wallet', async ({ page }) => {
  const { twint, dialog, texts } = await ledToTwint(page);
  for (const answer of ['refuse', 'expire'] as const) {
    await twint[answer].click();
    await expect(dialog.getByText(texts.refused)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^TWINT/ })).toBeChecked();
    await dialog.getByRole('button', { name: texts.add }).click();
    await expect(twint.title).toBeVisible();
  }
  await twint.accept.click();
  await expect(page.getByText(texts.added)).toBeVisible();
});

test('left open and come back to in a new tab, it goes on where it was', IN_VERIFY, async ({ page, context }) => {
  const { twint, texts } = await ledToTwint(page);
  await twint.leave.click();
  await expect(page.getByText(texts.open)).toBeVisible();
  await page.close();
  const anew = await context.newPage();
  await openPage(anew, '/payments');
  await anew.getByRole('button', { name: texts.goOn }).click();
  await new TwintPage(anew).accept.click();
  await expect(anew.getByText(texts.added)).toBeVisible();
});

test('an answer that comes late is waited for', IN_VERIFY, async ({ page }) => {
  const { twint, texts } = await ledToTwint(page);
  await twint.late.click();
  await expect(page.getByText(texts.added)).toBeVisible({ timeout: 20_000 });
});

test('in French', IN_VERIFY, async ({ page }) => {
  const { twint, texts } = await ledToTwint(page, 'fr');
  await twint.leave.click();
  await page.getByRole('button', { name: texts.goOn }).click();
  await twint.accept.click();
  await expect(plate(page)).toBeVisible();
});
