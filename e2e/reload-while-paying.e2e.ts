import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { atTheLastLook } from './at-the-last-look.ts';
import { saveCard } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { inVerifyIf } from './tags.ts';
import { customerWithBasket, openBasket } from './with-basket.ts';

/** Fills a basket, and pays it in cash without the page hearing of it. */
async function payUnheard(page: Page) {
  const user = await atTheLastLook(page);
  const paid = new Promise<void>((done) => {
    void page.route(`**${endpoints.pay_order_payment.path}`, async (route) => {
      await route.fetch();
      done();
    });
  });
  await new BasketPage(page).orderAndPay.click();
  await paid;
  return user;
}

test('a basket drawn while its payment is under way is not priced: that would reopen it', async ({ page }) => {
  const user = await payUnheard(page);
  const drawn = await page.request.post('/first-screens/basket', { data: { kept: await page.evaluate(() => ({ ...localStorage })) } });
  expect(drawn.status()).toBe(204);
  const asked = await page.request.post(endpoints.get_payment.path, { data: { user_id: user._id, server_token: user.server_token } });
  // The page itself may have heard of it meanwhile, and ordered.
  expect(['paid', 'ordered']).toContain(((await asked.json()) as { payment: { state: string } }).payment.state);
});

const ACCEPTED = '4242424242424242';

/** The answer never comes to the page that asked, which is gone by then. */
for (const { way, call } of [
  { way: 'cash', call: endpoints.pay_order_payment },
  { way: 'cash', call: endpoints.create_order },
  { way: 'card', call: endpoints.create_order },
] as const) {
  test(`a reload while ${call.name} is answered, paid by ${way}, ends in one order`, inVerifyIf(way === 'cash'), async ({ page }) => {
    const { user } = await customerWithBasket(page);
    if (way === 'card') await saveCard(page.request, user, ACCEPTED);
    const basket = await openBasket(page);
    await basket.payment.click();
    const payment = new PaymentDialog(page);
    if (way === 'card') await payment.byCard.check();
    let handled = () => undefined as void;
    const arrived = new Promise<void>((done) => {
      handled = done;
    });
    let isTaken = false;
    await page.route(`**${call.path}`, async (route) => {
      // The page that comes then speaks to the server unhindered.
      if (isTaken) return route.continue();
      isTaken = true;
      await route.fetch();
      handled();
    });
    await (way === 'card' ? payment.pay : basket.orderAndPay).click();
    await arrived;
    await page.reload();
    await expect(new OrderPages(page).thanks).toBeVisible();
    const orders = await page.request.post(endpoints.get_orders.path, { data: { user_id: user._id, server_token: user.server_token } });
    expect(((await orders.json()) as { order_list: unknown[] }).order_list).toHaveLength(1);
    await page.goBack();
    await expect(basket.payment).toBeHidden();
  });
}
