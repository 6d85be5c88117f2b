import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { holderOf } from './demo-city.ts';
import { CourierPage } from './models/CourierPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openBooking } from './open-booking.ts';
import { openPage } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';
import { fillWithFondue, openBasket } from './with-basket.ts';

const CHALLENGE = '4000002500003155';

async function openPrice(page: Page) {
  const opened = await openBooking(page);
  await opened.courier.fillIn();
  await opened.courier.toThePrice();
  return { ...opened, payment: new PaymentDialog(page) };
}

test('a tab closed once the card is authorised loses no order; the basket stays', IN_VERIFY, async ({ page, context }) => {
  const { user, courier, payment } = await openPrice(page);
  await fillWithFondue(page.request, holderOf(user));
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
});

test('a basket and a parcel are paid in two tabs at once: each finds its own order', IN_VERIFY, async ({ page, context }) => {
  const { user, courier, payment } = await openPrice(page);
  await fillWithFondue(page.request, holderOf(user));
  await courier.pay.click();
  await payment.addCard(CHALLENGE, { keeps: true });
  await payment.pay.click();
  await expect(payment.question).toBeVisible();
  const other = await context.newPage();
  const basket = await openBasket(other);
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
});
