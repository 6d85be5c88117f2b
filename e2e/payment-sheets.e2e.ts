import { expect, test, type Page } from '@playwright/test';
import { SANDBOX_DEVICE } from '../contract/card-sandbox.ts';
import type { Language } from '../contract/enumerations.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { WORDS } from './words.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

async function atLastLook(page: Page, has: string, language: Language = 'en') {
  await page.request.get(`${SANDBOX_DEVICE}?has=${has}`);
  const { user } = await customerWithBasket(page, { language });
  const basket = await openBasket(page, language);
  await basket.payment.click();
  return { user, basket, payment: new PaymentDialog(page, language), order: new OrderPages(page, WORDS[language]) };
}

test('Apple Pay stands first on a device that has it, and pays with one press, console quiet', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { payment, order } = await atLastLook(page, 'apple_pay');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toHaveAccessibleName(/^Apple Pay/);
  await expect(payment.byGooglePay).toHaveCount(0);
  await expect(payment.byApplePay).not.toBeChecked();
  await payment.byApplePay.check();
  await payment.payWith('Apple Pay').click();
  await expect(payment.sheet).toContainText('Apple Pay');
  await payment.onSheet('approve').click();
  await expect(order.thanks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Café de la Rade' }).getByRole('term').first()).toHaveText('By card');
  expect(complaints).toEqual([]);
});

test('a device without a payment sheet is offered none', async ({ page }) => {
  const { payment } = await atLastLook(page, '');
  await expect(payment.byCash).toBeVisible();
  await expect(payment.byApplePay.or(payment.byGooglePay)).toHaveCount(0);
  await expect(payment.pay).toBeVisible();
});

test('a closed or declined sheet leads back to the last look, uncharged, to pay the same basket', async ({ page }) => {
  const { payment, order } = await atLastLook(page, 'google_pay');
  await payment.byGooglePay.check();
  await payment.payWith('Google Pay').click();
  await payment.onSheet('closeSheet').click();
  await expect(payment.payWith('Google Pay')).toBeEnabled();
  await expect(page.getByText('Nothing was charged.')).toHaveCount(0);
  await expect(payment.byGooglePay).toBeChecked();
  await payment.payWith('Google Pay').click();
  await payment.onSheet('approveDeclined').click();
  await expect(payment.alert('Your card was declined.')).toContainText('Nothing was charged.');
  await payment.payWith('Google Pay').click();
  await payment.onSheet('approveAsked').click();
  await payment.pass.click();
  await expect(order.thanks).toBeVisible();
});

test('whoever paid so finds it chosen on that device, and the usual way on another', async ({ page }) => {
  const { payment, basket } = await atLastLook(page, 'apple_pay');
  await payment.byApplePay.check();
  await openPage(page, '/basket');
  await basket.isReady();
  await expect(page.getByRole('main').getByText('Apple Pay').first()).toBeVisible();
  await page.request.get(`${SANDBOX_DEVICE}?has=`);
  await openPage(page, '/basket');
  await basket.isReady();
  await basket.payment.click();
  await expect(payment.byCash).toBeChecked();
});

test('a bank that answers late is waited for', IN_VERIFY, async ({ page }) => {
  const { payment, order } = await atLastLook(page, 'apple_pay');
  await payment.byApplePay.check();
  await payment.payWith('Apple Pay').click();
  await payment.onSheet('approveLate').click();
  await expect(payment.checking).toBeVisible();
  await expect(order.thanks).toBeVisible({ timeout: 20_000 });
});

test('in French', IN_VERIFY, async ({ page }) => {
  const { payment, order } = await atLastLook(page, 'apple_pay', 'fr');
  await payment.byApplePay.check();
  await payment.payWith('Apple Pay').click();
  await payment.onSheet('approve').click();
  await expect(order.thanks).toBeVisible();
});
