import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import type { Language } from '../contract/enumerations.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { TwintPage } from './models/TwintPage.ts';
import { openPage } from './open-page.ts';
import { complaintsOf } from './quiet-console.ts';
import { IN_VERIFY } from './tags.ts';
import { WORDS } from './words.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

async function ledToTwint(page: Page, language: Language = 'en') {
  const { user } = await customerWithBasket(page, { language });
  const basket = await openBasket(page, language);
  await basket.payment.click();
  const payment = new PaymentDialog(page, language);
  await payment.byTwint.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  const twint = new TwintPage(page, language);
  await expect(twint.title).toBeVisible();
  return { user, basket, payment, twint, order: new OrderPages(page, WORDS[language]) };
}

test('TWINT pays on its own page, which leads back to the order; the console stays quiet', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { twint, order } = await ledToTwint(page);
  await expect(twint.wayToApp).toHaveCount(1);
  await twint.accept.click();
  await expect(order.thanks).toBeVisible();
  await expect(page.getByRole('region', { name: 'Café de la Rade' }).getByRole('term').first()).toHaveText('With TWINT');
  expect(complaints).toEqual([]);
});

test('refused there, or timed out, it charges nothing; the same basket is paid in another way', async ({ page }) => {
  const { twint, basket, payment, order } = await ledToTwint(page);
  for (const answer of ['refuse', 'expire'] as const) {
    await expect(twint.title).toBeVisible();
    await twint[answer].click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order wasn’t placed' })).toBeVisible();
    await expect(payment.alert('Nothing was charged. Choose how you would like to pay.')).toContainText('The payment wasn’t confirmed.');
    await page.getByRole('link', { name: 'Back to your basket' }).click();
    await basket.isReady();
    await basket.payment.click();
    await expect(payment.byTwint).toBeChecked();
    if (answer === 'refuse') await payment.pay.click();
  }
  await payment.byCash.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
});

test('left open and come back to, in a new tab too, it waits, and goes on where it was', async ({ page, context }) => {
  const { twint, payment } = await ledToTwint(page);
  await twint.leave.click();
  await expect(payment.checkingPage).toBeVisible();
  await expect(page.getByText('TWINT is waiting for you to confirm this payment. Nothing has been charged yet.')).toBeVisible();
  await payment.goOn.click();
  await expect(twint.title).toBeVisible();
  await page.close();
  const anew = await context.newPage();
  await openPage(anew, '/');
  await new PaymentDialog(anew).howItStands.click();
  await new PaymentDialog(anew).goOn.click();
  await new TwintPage(anew).accept.click();
  await expect(new OrderPages(anew).thanks).toBeVisible();
});

test('Back from TWINT’s page leads to the payment, which can be paid in another way', async ({ page }) => {
  const { payment, basket, order } = await ledToTwint(page);
  await page.goBack();
  await expect(payment.goOn).toBeVisible();
  await payment.otherWay.click();
  await expect(page.getByText('Nothing was charged.').first()).toBeVisible();
  await openPage(page, '/basket');
  await basket.isReady();
  await basket.payment.click();
  await payment.byCash.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
});

test('an answer that comes late is waited for; who never comes back finds the order', IN_VERIFY, async ({ page, context }) => {
  const { user, twint, payment } = await ledToTwint(page);
  await twint.late.click();
  await expect(payment.checkingPage).toBeVisible();
  await page.close();
  const anew = await context.newPage();
  await expect
    .poll(
      async () => {
        const { user_id, server_token } = { user_id: user._id, server_token: user.server_token };
        const told = await anew.request.post(endpoints.get_orders.path, { data: { user_id, server_token } });
        return ((await told.json()) as { order_list: unknown[] }).order_list.length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
});

test('in French', IN_VERIFY, async ({ page }) => {
  const { twint, payment, order } = await ledToTwint(page, 'fr');
  await twint.leave.click();
  await payment.goOn.click();
  await twint.accept.click();
  await expect(order.thanks).toBeVisible();
});
