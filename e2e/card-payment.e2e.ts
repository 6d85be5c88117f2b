import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CARD_GATEWAY_ID } from '../contract/enumerations.ts';
import { endSession, saveCard, somebodyNew } from './demo-city.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';

const CHALLENGE = '4000002500003155';

const PROCESSING = '4000000000000085';

async function openPayment(page: Page, saved?: string) {
  const who = somebodyNew();
  const { user } = await customerWithBasket(page, { who });
  if (saved) await saveCard(page.request, user, saved);
  const basket = await openBasket(page);
  await basket.payment.click();
  return { who, user, basket, payment: new PaymentDialog(page), order: new OrderPages(page) };
}

/** The same, who pays with the card. */
async function payWith(page: Page, number: string) {
  const stage = await openPayment(page, number);
  await stage.payment.byCard.check();
  await expect(stage.basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await stage.payment.pay.click();
  return stage;
}

const counted = (page: Page, path: string) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) seen.push(request.url());
  });
  return seen;
};

test('without a card the dialog says so and adds one; an accepted card orders, and is saved where that was ticked', async ({ page }) => {
  const { payment, order } = await openPayment(page);
  await payment.byCard.check();
  await expect(page.getByRole('dialog').getByText('Please Add Card First').first()).toBeVisible();
  await expect(payment.pay).toHaveAttribute('aria-disabled', 'true');
  await payment.addCard(ACCEPTED, { keeps: true });
  await expect(payment.once('4242')).toHaveCount(0);
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
  await page.goBack();
  await expect(payment.pay).toBeHidden();
  await openPage(page, '/payments');
  await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked();
});

test('a declined card says why, charges nothing, and another card pays for the same basket', async ({ page }) => {
  const { payment, basket, order } = await openPayment(page);
  await payment.addCard(DECLINED);
  await payment.pay.click();
  await expect(payment.alert('Nothing was charged. Try another card.')).toContainText(/declined/i);
  await payment.addCard(ACCEPTED);
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
});

const WAYS_OUT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => new PaymentDialog(page).closeQuestion.click(),
  'a refusal': (page) => new PaymentDialog(page).fail.click(),
  'the browser itself': (page) => page.evaluate(() => [...document.querySelectorAll('dialog')].at(-1)?.close()),
};
test('the bank’s question, left or refused, charges nothing and leads back to the choice; passed, it orders', async ({ page }) => {
  const { payment, basket, order } = await payWith(page, CHALLENGE);
  for (const [way, leave] of Object.entries(WAYS_OUT))
    await test.step(way, async () => {
      await expect(payment.question).toBeVisible();
      await leave(page);
      await expect(payment.question).toBeHidden();
      await expect(payment.alert('Nothing was charged.')).toContainText('Your bank did not confirm the payment.');
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
      await payment.pay.click();
    });
  await payment.pass.click();
  await expect(order.thanks).toBeVisible();
});

test('Back keeps the bank’s question; a page that was left leads back to it or to another way', async ({ page }) => {
  const { payment, basket } = await payWith(page, CHALLENGE);
  await expect(payment.question).toBeVisible();
  await page.goBack();
  await expect(payment.question).toBeVisible();
  await expect(page).toHaveURL(/\/basket$/);
  await openPage(page, '/help');
  await payment.howItStands.click();
  await expect(payment.checkingPage).toBeVisible();
  await payment.resume.click();
  await expect(payment.question).toBeVisible();
  await page.goBack();
  await expect(payment.question).toBeVisible();
  await openPage(page, '/checking');
  await payment.otherWay.click();
  await expect(page.getByRole('main')).toContainText('Nothing was charged.');
  await page.getByRole('link', { name: 'Back to your basket' }).click();
  await basket.isReady();
  await expect(payment.howItStands).toBeHidden();
});

test('a card refused after the page was left is tried again as a card, not as cash', IN_VERIFY, async ({ page }) => {
  const { payment, basket, order } = await payWith(page, CHALLENGE);
  await expect(payment.question).toBeVisible();
  await page.reload();
  await expect(payment.checkingPage).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await payment.resume.click();
  await payment.fail.click();
  await expect(page.getByRole('main').getByText('Nothing was charged. Try another card.')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Your order wasn’t placed');
  await page.getByRole('link', { name: 'Back to your basket' }).click();
  await basket.isReady();
  await basket.payment.click();
  await expect(payment.byCard).toBeChecked();
  await payment.pay.click();
  await payment.pass.click();
  await expect(order.thanks).toBeVisible();
  // The next order is offered what this one was paid with.
  expect(await page.evaluate(() => localStorage.getItem('storefront.way_to_pay'))).toContain(CARD_GATEWAY_ID);
});

test('a bank that takes its time is waited for, and a closed tab finds the order', IN_VERIFY, async ({ page, context }) => {
  const { payment } = await payWith(page, PROCESSING);
  await expect(payment.checking).toBeVisible();
  const other = await context.newPage();
  await page.close();
  await openPage(other, '/checking');
  await expect(new OrderPages(other).thanks).toBeVisible();
});

test('a double click and Enter twice pay once', async ({ page }) => {
  const paid = counted(page, endpoints.pay_order_payment.path);
  const created = counted(page, endpoints.create_order.path);
  const { payment, basket, order } = await openPayment(page, ACCEPTED);
  await payment.byCard.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.focus();
  await Promise.all([
    page.keyboard.press('Enter'),
    page.keyboard.press('Enter'),
    payment.pay.dblclick({ timeout: 2_000 }).catch(() => undefined),
  ]);
  await expect(order.thanks).toBeVisible();
  expect([paid.length, created.length]).toEqual([1, 1]);
});

test('a second tab’s checkout shows the order that the first one made', IN_VERIFY, async ({ page, context }) => {
  const { payment, order } = await openPayment(page);
  await payment.addCard(ACCEPTED);
  const other = await context.newPage();
  const there = await openBasket(other);
  await there.payment.click();
  await expect(there.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
  await expect(there.orderedElsewhere).toBeVisible();
  await expect(there.orderAndPay).toBeHidden();
  const ordered = new URL(page.url()).searchParams.get('order_id')?.replaceAll('"', '');
  await there.showOrder.click();
  await expect(other).toHaveURL(new RegExp(`/delivery-coming.*${ordered}`));
  await expect(other.getByRole('main')).toContainText('CHF');
});

test('a session that ends in the bank’s question: the same customer signs in again and goes on', IN_VERIFY, async ({ page }) => {
  const { who, user, payment, order } = await payWith(page, CHALLENGE);
  await expect(payment.question).toBeVisible();
  await endSession(page.request, user);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(payment.question).toBeHidden();
  await expect(payment.howItStands).toBeHidden();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(payment.checkingPage).toBeVisible();
  await payment.resume.click();
  await payment.pass.click();
  await expect(order.thanks).toBeVisible();
});

test('the provider’s part that does not load says that nothing was charged, and another way leads on', async ({ page }) => {
  const { basket, payment, order } = await openPayment(page, ACCEPTED);
  await page.clock.install();
  await page.route(/\/assets\/[^/]+\/sandbox\.js$/, (route) => route.abort());
  await page.reload();
  await basket.isReady();
  await basket.payment.click();
  await payment.byCard.check();
  await payment.pay.click();
  // Asked for again after pauses, each of which begins once an answer was lost.
  await expect(async () => {
    await page.clock.fastForward(2_500);
    await expect(payment.checking).toContainText('The card provider could not be reached.', { timeout: 500 });
  }).toPass();
  await expect(payment.checking).toContainText('Nothing was charged.');
  await payment.otherWay.click();
  await payment.byCash.check();
  await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
  await payment.pay.click();
  await expect(order.thanks).toBeVisible();
});
