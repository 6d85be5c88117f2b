import 'temporal-polyfill/global';
import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { DeliveryTimeDialog } from './models/DeliveryTimeDialog.ts';
import { OrderPages } from './models/OrderPages.ts';
import { TimeBox } from './models/TimeBox.ts';
import { openPage, remember } from './open-page.ts';
import { setServerClock } from './server-clock.ts';

/** When each test begins. */
const START = '2026-11-20T11:30:00Z';
test.beforeEach(async ({ baseURL }) => setServerClock(baseURL, START));
test.afterEach(async ({ baseURL }) => setServerClock(baseURL, START));

const openBasket = async (page: Page, storeName: string, itemName: string | null = null) => {
  const user = await newCustomer(page.request);
  const store = await storeNamed(page.request, storeName);
  const plain = store.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock)?.name ?? '';
  const holder = holderOf(user);
  await fillBasket(page.request, holder, store, itemName ?? plain, 4);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/basket');
  return { basket: new BasketPage(page), time: new TimeBox(page), holder };
};
const pricedFor = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith(endpoints.get_order_cart_invoice.path) &&
      (request.postDataJSON() as { is_schedule_order: boolean }).is_schedule_order,
  );

test('a customer schedules a delivery, and the time stands on the last look and on the order', async ({ page }) => {
  const { basket, time } = await openBasket(page, 'Café de la Rade', 'Moitié-moitié fondue');
  await time.schedule();
  await expect(time.dates).toHaveCount(7);
  // The list of the hours is about 200 px high, and who lives in the store's zone reads nothing of zones.
  const { height = 0 } = (await time.list.boundingBox()) ?? {};
  expect(Math.abs(height - 200)).toBeLessThan(5);
  await expect(page.getByText(/the store’s local time/)).toHaveCount(0);
  const asked = pricedFor(page);
  await time.pick('Saturday 21 November', '12:30');
  expect((await asked).postDataJSON()).toMatchObject({ is_schedule_order: true, order_start_at: Date.parse('2026-11-21T11:30:00Z') });
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('Sat 21 Nov, 12:30');
  await basket.orderAndPay.click();
  await new OrderPages(page).track.click();
  await expect(page.getByText('Scheduled for Sat 21 Nov, 12:30')).toBeVisible();
});

test.describe('midnight, seen from New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a time chosen at 23:50 is gone at 00:10: nothing is paid, and the lists begin anew', async ({ page, baseURL }) => {
    await setServerClock(baseURL, '2026-11-20T22:50:00Z');
    const { basket, time } = await openBasket(page, 'Snack 24');
    await time.schedule();
    await time.pick('Saturday 21 November', '00:30');
    await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
    await expect(basket.payment).not.toHaveAttribute('aria-busy', 'true');
    await basket.payment.click();
    await setServerClock(baseURL, '2026-11-20T23:10:00Z');
    await basket.orderAndPay.click();
    await expect(page.getByText('Invalid Date & Time').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A time is missing: Payment opens its row.
    await basket.payment.click();
    await expect(time.dates.first()).toHaveAttribute('aria-label', 'Saturday 21 November');
    await time.pick('Saturday 21 November', '01:00');
    await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test('the keyboard alone chooses a date and a time in the header, sees where it is, and comes back to where it was', async ({ page }) => {
  await openPage(page, '/deliveries');
  const dialog = new DeliveryTimeDialog(page);
  const focused = page.locator(':focus');
  const tabTo = async (target: typeof focused) => {
    for (let times = 0; times < 30; times += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('thirty tabs do not lead there');
  };
  await tabTo(dialog.button);
  await page.keyboard.press('Enter');
  await expect(dialog.box).toBeVisible();
  await expect(dialog.schedule).toBeEnabled();
  await tabTo(dialog.asap);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.schedule).toBeChecked();
  await tabTo(dialog.date('Saturday 21 November'));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.date('Sunday 22 November')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^12:00/);
  await expect(dialog.hour('12:00')).not.toBeChecked();
  await page.keyboard.press('Space');
  for (let times = 0; times < 12; times += 1) await page.keyboard.press('ArrowDown');
  await expect(dialog.hour('18:00')).toBeChecked();
  // The list scrolls along, so that what has the focus is seen.
  const list = await dialog.box
    .getByRole('group', { name: /^Time on/ })
    .locator('..')
    .boundingBox();
  const row = await focused.boundingBox();
  expect(row && list && row.y >= list.y && row.y + row.height <= list.y + list.height).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog.box).toBeHidden();
  await expect(dialog.button).toBeFocused();
  await expect(dialog.button).toContainText('18:00');
});
