import { expect, test } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, saveCard, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { openPage, remember } from './open-page.ts';

const ACCEPTED = '4242424242424242';

/** The answer never comes to the page that asked, which is gone by then. */
for (const { way, call } of [
  { way: 'cash', call: endpoints.pay_order_payment },
  { way: 'cash', call: endpoints.create_order },
  { way: 'card', call: endpoints.create_order },
] as const) {
  test(`a page that is reloaded while ${call.name} is answered, paid by ${way}, ends in its one order`, async ({ page }) => {
    const user = await newCustomer(page.request);
    const holder = holderOf(user);
    if (way === 'card') await saveCard(page.request, user, ACCEPTED);
    await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
    await remember(page, { user, place: CAROUGE });
    await openPage(page, '/basket');
    const basket = new BasketPage(page);
    await basket.isReady();
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
