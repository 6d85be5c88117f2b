import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { endSession, fillBasket, holderOf, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { CourierPage } from './models/CourierPage.ts';
import { Footer } from './models/Footer.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { openBooking } from './open-booking.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

const CHALLENGE = '4000002500003155';

/** Has the next answers of a call say no; gives the way back. */
async function refuse(page: Page, { path }: { readonly path: string }, refusal: object): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: { success: false, ...refusal } }));
  return () => page.unroute(`**${path}`);
}

/** A customer at the price of their parcel. */
async function openPrice(page: Page) {
  const opened = await openBooking(page);
  await opened.courier.fillIn();
  await opened.courier.toThePrice();
  return { ...opened, payment: new PaymentDialog(page) };
}

test('a vehicle that is gone, and one that is too cheap, lead back with the reason', IN_VERIFY, async ({ page }) => {
  const { courier } = await openPrice(page);
  const allow = await refuse(page, endpoints.get_courier_order_invoice, { error_code: 843 });
  await page.reload();
  await expect(page.getByText('Bike is no longer available.').or(page.getByText('We can’t offer this trip.')).first()).toBeVisible();
  await allow();
  await refuse(page, endpoints.get_courier_order_invoice, { error_code: 560, min_order_price: 20 });
  await courier.vehicle(/^Cargo bike/).check({ force: true });
  await courier.go.click();
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t offer this trip.' })).toContainText('minimum');
  await page.unroute(`**${endpoints.get_courier_order_invoice.path}`);
  await courier.go.click();
  await expect(courier.pay).toContainText('CHF');
});

test('a price that is another one by now is not paid: it is shown, and then it is', IN_VERIFY, async ({ page }) => {
  const { courier } = await openPrice(page);
  // The server alone decides: it is told another price than its own.
  await page.route(
    `**${endpoints.pay_order_payment.path}`,
    (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), user_pay_payment: 1 } }),
    { times: 1 },
  );
  await courier.pay.click();
  await courier.last.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(courier.pay).toBeVisible();
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
});

test('an end where no courier comes keeps the earlier address, on either side', IN_VERIFY, async ({ page }) => {
  const { courier } = await openBooking(page);
  await courier.fillIn();
  for (const [end, code, kept] of [
    ['dropOff', 966, 'Rue de la Servette 45'],
    ['pickup', 558, 'Rue de Carouge 12'],
  ] as const) {
    const allow = await refuse(page, endpoints.check_delivery_available, { error_code: code });
    await courier.field(end, 'address').fill('Rue de Lausanne 60');
    await expect(page.getByRole('option').first()).toContainText('60');
    await courier.field(end, 'address').press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: `It is still ${kept}` })).toBeVisible();
    await expect(courier.field(end, 'address')).toHaveValue(new RegExp(kept));
    await allow();
  }
  // Refused where it is kept and priced: the fields say so, and nothing is lost.
  const allow = await refuse(page, endpoints.add_item_in_cart, { error_code: 558 });
  await courier.go.click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /deliver|area|courier/i })
      .first(),
  ).toBeVisible();
  await expect(courier.field('dropOff', 'name')).toHaveValue('Nadia Keller');
  await allow();
});

test('a session that ends in the middle leads to the sign-in and back to the parcel', IN_VERIFY, async ({ page }) => {
  const { who, user, courier } = await openPrice(page);
  await endSession(page.request, user);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await new SignInDialog(page).signIn(who.email, who.password);
  await expect(page).toHaveURL(/courier_order.*step=payment/);
  await expect(courier.pay).toContainText('CHF');
  await courier.pay.click();
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
});

test('a bank’s question that nobody answers charges nothing; cash is handed over instead', IN_VERIFY, async ({ page }) => {
  const { courier, payment } = await openPrice(page);
  await courier.pay.click();
  await payment.addCard(CHALLENGE);
  await payment.pay.click();
  await payment.closeQuestion.click();
  await expect(payment.alert('Nothing was charged.')).toContainText('Your bank did not confirm the payment.');
  await payment.byCash.check();
  await expect(courier.last).not.toHaveAttribute('aria-busy', 'true');
  await courier.last.click();
  await expect(courier.thanks).toBeVisible();
});

test(
  'a tab that is closed once the card is authorised loses no order, and the basket beside it stays',
  IN_VERIFY,
  async ({ page, context }) => {
    const { user, courier, payment } = await openPrice(page);
    await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
    await courier.pay.click();
    await payment.addCard(CHALLENGE);
    await page.route(`**${endpoints.create_order.path}`, () => undefined);
    await page.route(`**${endpoints.get_payment.path}`, () => undefined);
    await payment.pay.click();
    await payment.pass.click();
    const other = await context.newPage();
    await page.close();
    await openPage(other, '/courier_order');
    await expect(new CourierPage(other).thanks).toBeVisible();
    await openPage(other, '/courier_order');
    await expect(new CourierPage(other).field('pickup', 'address')).toHaveValue('');
    await openPage(other, '/basket');
    await expect(other.getByText('Moitié-moitié fondue').first()).toBeVisible();
  },
);

test(
  'a basket and a parcel are paid in two tabs at once: each finds its own order, also after a reload',
  IN_VERIFY,
  async ({ page, context }) => {
    const { user, courier, payment } = await openPrice(page);
    await fillBasket(page.request, holderOf(user), await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
    await courier.pay.click();
    await payment.addCard(CHALLENGE, { keeps: true });
    await payment.pay.click();
    await expect(payment.question).toBeVisible();
    const other = await context.newPage();
    await openPage(other, '/basket');
    const basket = new BasketPage(other);
    await basket.isReady();
    // A parcel that is being paid is told of here, and keeps nobody from the basket.
    await expect(other.getByText('We’re checking the payment for your parcel.')).toBeVisible();
    const there = new PaymentDialog(other);
    await basket.payment.click();
    await there.byCard.check();
    await there.pay.click();
    await expect(there.question).toBeVisible();
    await page.reload();
    await expect(payment.checkingPage).toBeVisible();
    await other.reload();
    await expect(there.checkingPage).toBeVisible();
    await payment.resume.click();
    await payment.pass.click();
    await expect(courier.thanks).toBeVisible();
    await there.resume.click();
    await there.pass.click();
    await expect(new OrderPages(other).thanks).toBeVisible();
    const { user_id: id, server_token: token } = holderOf(user);
    const orders = await page.request.post(endpoints.get_orders.path, { data: { user_id: id, server_token: token } });
    expect(((await orders.json()) as { order_list: unknown[] }).order_list).toHaveLength(2);
  },
);

test('another language in the middle keeps all that was filled in, and tells the price anew', IN_VERIFY, async ({ page }) => {
  const { courier } = await openPrice(page);
  await new Footer(page).speak('fr');
  const french = new CourierPage(page, 'fr');
  await expect(french.pay).toContainText('CHF');
  await expect(page.getByRole('heading', { name: 'Vélo', exact: true })).toBeVisible();
  await page.goBack();
  await expect(french.vehicles.getByText('Vélo', { exact: true }).first()).toBeVisible();
  await expect(courier.field('dropOff', 'name')).toHaveValue('Nadia Keller');
});
