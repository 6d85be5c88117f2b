import { expect, test } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

test('an operator moves an order with the keyboard, and its customer sees it at once', async ({ page, context }) => {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  await fillBasket(page.request, holder, await storeNamed(page.request, 'Café de la Rade'), 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
  const number =
    /\d+/.exec(
      (await page
        .getByText(/^Order \d+/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  const order = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: `Order ${number}`, exact: true }) });
  await order.getByRole('button', { name: `Accept ${number}` }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('region', { name: 'In the kitchen' })).toContainText(`Order ${number}`);
  await expect(order.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted');
  await order.getByRole('button', { name: `Cancel ${number}` }).click();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/orders\?/);
});
