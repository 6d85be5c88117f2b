import { expect, test } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { DeliveryTimeDialog } from './models/DeliveryTimeDialog.ts';
import { openPage, remember } from './open-page.ts';
import { setServerClock } from './server-clock.ts';
import { ownOrder } from './own-orders.ts';

test('an operator moves an order with the keyboard, and its customer sees it at once', async ({ page, context }) => {
  const { orderId, number } = await ownOrder(page);
  await openPage(page, `/delivery-coming?order_id=${orderId}`);
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  const order = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: `Order ${number}`, exact: true }) });
  await order.getByRole('button', { name: `Accept ${number}` }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('region', { name: 'In the kitchen' })).toContainText(`Order ${number}`);
  await expect(order.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted');
  await order.getByRole('button', { name: `Cancel ${number}`, exact: true }).click();
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/orders\?/);
});

test('what a store does on the operator’s page is told: busy, closed, dearer, sold out', async ({ page, context }) => {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  const rade = await storeNamed(page.request, 'Café de la Rade');
  const dish = rade.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock && item.price >= 10)?.name ?? '';
  await fillBasket(page.request, holder, rade, dish, 4);
  await remember(page, { user, place: CAROUGE });
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  await desk.getByText('Store, dishes and slots').click();
  const store = desk.getByRole('combobox', { name: 'Store to change' });
  const turn = (name: string) => desk.getByRole('switch', { name }).click();

  await store.selectOption('Café de la Rade');
  await turn('Kitchen is busy');
  await expect(desk.getByRole('switch', { name: 'Kitchen is busy' })).toBeChecked();
  await openPage(page, rade.path);
  await expect(page.getByText('Orders are taking longer than usual.')).toBeVisible();
  await turn('Kitchen is busy');
  await turn('Closed now');
  await expect(desk.getByRole('switch', { name: 'Closed now' })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Store Closed', { exact: false }).first()).toBeVisible();
  await turn('Closed now');
  await expect(desk.getByRole('switch', { name: 'Closed now' })).not.toBeChecked();

  const dishes = desk.getByRole('combobox', { name: 'Dish to change' });
  await dishes.selectOption({ label: (await dishes.getByRole('option').allTextContents()).find((text) => text.startsWith(dish)) ?? dish });
  await desk.getByRole('textbox', { name: 'New price' }).fill('31.50');
  await desk.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dishes.getByRole('option', { name: `${dish}, CHF 31.50` })).toHaveCount(1);
  await openPage(page, '/basket');
  await expect(page.getByText(/Now CHF\s31\.50 each \(was /).first()).toBeVisible();
  await turn('Sold out');
  await expect(desk.getByRole('switch', { name: 'Sold out' })).toBeChecked();
  await page.reload();
  await expect(page.getByText('Sold out right now. Please remove it.').first()).toBeVisible();
  await turn('Sold out');
  await expect(desk.getByRole('switch', { name: 'Sold out' })).not.toBeChecked();
});

test('a slot that is made full on the operator’s page can be chosen by nobody', async ({ page, context }) => {
  const user = await newCustomer(page.request);
  const bangkok = await storeNamed(page.request, 'Bangkok Eaux-Vives');
  const dish = bangkok.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock)?.name ?? '';
  await fillBasket(page.request, holderOf(user), bangkok, dish, 4);
  await remember(page, { user, place: CAROUGE });
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  await desk.getByText('Store, dishes and slots').click();
  await desk.getByRole('combobox', { name: 'Store to change' }).selectOption('Bangkok Eaux-Vives');
  const slots = desk.getByRole('combobox', { name: 'Slot to change' });
  const seven = slots.getByRole('option', { name: /^Delivery Fri .*19:00 – 19:30/ });
  await slots.selectOption((await seven.textContent()) ?? '');
  const full = desk.getByRole('switch', { name: 'Full' });
  await full.click();
  await expect(full).toBeChecked();
  await openPage(page, '/basket');
  const times = new DeliveryTimeDialog(page);
  await times.ask();
  await times.date('Friday 20 November').check();
  const slot = times.box.locator('label', { hasText: '19:00 - 19:30' });
  await expect(slot).toContainText('Full');
  await expect(slot.getByRole('radio')).toBeDisabled();
  await full.click();
  await expect(full).not.toBeChecked();
});

test('the clock is moved to closing time: the store is closed, and pages say that it is a demo’s', async ({ page, context, baseURL }) => {
  const rade = await storeNamed(page.request, 'Café de la Rade');
  await remember(page, { place: CAROUGE });
  await openPage(page, rade.path);
  await expect(page.getByText('Store Closed')).toHaveCount(0);
  await expect(page.getByText('Demo clock:')).toHaveCount(0);
  const desk = await context.newPage();
  await openPage(desk, '/operator');
  await desk.getByText('Store, dishes and slots').click();
  await desk.getByRole('combobox', { name: 'Store to change' }).selectOption('Café de la Rade');
  await desk.getByRole('button', { name: 'To closing time' }).click();
  await expect(desk.getByRole('heading', { name: /^Fri 20 Nov 2026, 14:00$/ })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'To closing time' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Store Closed').first()).toBeVisible();
  await expect(page.getByText('Demo clock: Fri 20 Nov 2026, 14:0')).toBeVisible();
  await setServerClock(baseURL, '2026-11-20T11:30:00Z');
});
