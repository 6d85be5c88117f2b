import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { ownOrder, STORE } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';

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

test('an operator rejects an order with a reason by the keyboard, and its customer reads it', IN_VERIFY, async ({ page, context }) => {
  const { number } = await ownOrder(page);
  await openPage(page, '/orders');
  await page.getByRole('article', { name: STORE }).getByRole('link').first().click();
  await expect(page).toHaveURL(/delivery-coming/);
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  await desk.getByRole('button', { name: `Reject ${number}` }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('group', { name: 'Why is it rejected?' })).toBeFocused();
  expect((await new AxeBuilder({ page: desk }).analyze()).violations).toEqual([]);
  for (const _ of ['too busy', 'closing', 'sold out']) await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: `Order ${number}`, exact: true })).toBeHidden();
  await expect(page).toHaveURL(/\/orders\?/);
  await expect(page.getByRole('status').filter({ hasText: 'is sold out, so the store could not take it.' })).toBeVisible();
});
