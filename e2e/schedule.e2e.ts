import 'temporal-polyfill/global';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../contract/enumerations.ts';
import { endpoints } from '../contract/endpoints.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';
import { choose } from './choose.ts';
import { CAROUGE, fillBasket, holderOf, newCustomer, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { DeliveryTimeDialog } from './models/DeliveryTimeDialog.ts';
import { OrderPages } from './models/OrderPages.ts';
import { StoresPage } from './models/StoresPage.ts';
import { TimeBox } from './models/TimeBox.ts';
import { openPage, remember } from './open-page.ts';
import { setServerClock } from './server-clock.ts';
import { WORDS } from './words.ts';

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
/** What the page last asked the price for. */
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

const SAYS = {
  en: { estimate: /Arrives (\d\d:\d\d) to (\d\d:\d\d)/, order: /Arriving between (\d\d:\d\d) and (\d\d:\d\d)\./ },
  fr: { estimate: /Livraison entre (\d\d:\d\d) et (\d\d:\d\d)/, order: /Arrivée entre (\d\d:\d\d) et (\d\d:\d\d)\./ },
} as const;
const numbers = (texts: readonly string[] | null) => texts?.slice(1).map(Number) ?? [];
/** Minutes of the day. */
const clock = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

for (const language of LANGUAGES) {
  test(
    `an estimate’s two times stand on the card, in the basket, on the last look and on the order, and the courier’s note goes along, in ${language}`,
    IN_VERIFY,
    async ({ page }) => {
      const words = WORDS[language];
      const user = await newCustomer(page.request);
      const store = await storeNamed(page.request, 'Café de la Rade');
      await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 1);
      await remember(page, { user, place: CAROUGE, language });
      await openPage(page, `/stores?category=${store.categoryId}`);
      const card = new StoresPage(page).stores.filter({ has: page.getByRole('link', { name: 'Café de la Rade', exact: true }) });
      await expect(card).toContainText(/(?:miles|km) - \d+ - \d+ min/);
      const [about = 0, latest = 0] = numbers(/(?:miles|km) - (\d+) - (\d+) min/.exec((await card.textContent()) ?? ''));
      expect(latest).toBeGreaterThan(about);
      await openPage(page, '/basket');
      const basket = new BasketPage(page, words);
      const estimate = basket.row('when').getByText(SAYS[language].estimate);
      await expect(estimate).toBeVisible();
      const [, soon, late] = SAYS[language].estimate.exec((await estimate.textContent()) ?? '') ?? [];
      expect(clock(late) - clock(soon)).toBe(latest - about);
      // The server's clock began at half past twelve, and runs.
      expect(Math.abs(clock(soon) - (12 * 60 + 30 + about))).toBeLessThan(3);
      await basket.within('where', () => basket.noteForCourier.fill('The dog is called Hugo'));
      await basket.isReady();
      await basket.payment.click();
      await expect(basket.lastLook).toContainText(SAYS[language].estimate);
      const [, soonest, latestThere] = SAYS[language].estimate.exec((await basket.lastLook.textContent()) ?? '') ?? [];
      expect(clock(latestThere) - clock(soonest)).toBe(latest - about);
      await expect(basket.lastLook).toContainText('The dog is called Hugo');
      await basket.orderAndPay.click();
      await new OrderPages(page, words).track.click();
      const promised = page.getByRole('main').getByText(SAYS[language].order);
      await expect(promised).toBeVisible();
      const [, first, last] = SAYS[language].order.exec((await promised.textContent()) ?? '') ?? [];
      expect(clock(last) - clock(first)).toBe(latest - about);
      // The server's clock began at half past twelve, and runs.
      expect(Math.abs(clock(first) - (12 * 60 + 30 + about))).toBeLessThan(3);
      await openPage(page, `/order_detail${new URL(page.url()).search}`);
      await expect(page.getByRole('region', { name: words.deliveryAddress }).getByRole('definition')).toHaveText([
        'The dog is called Hugo',
      ]);
      await expect(page.getByRole('region', { name: words.deliveryAddress }).getByRole('term')).toHaveText([words.comment]);
    },
  );
}

for (const timezoneId of ['Asia/Tokyo', 'America/New_York'] as const) {
  test.describe(`in ${timezoneId}, on a device whose clock is two hours fast`, inVerifyIf(timezoneId !== 'Asia/Tokyo'), () => {
    test.use({ timezoneId });
    test('the same label means the same instant, and the store’s zone is named', async ({ page }) => {
      await page.clock.install({ time: new Date(Date.now() + 2 * 3_600_000) });
      const { time } = await openBasket(page, 'Café de la Rade', 'Moitié-moitié fondue');
      await time.schedule();
      await expect(page.getByText('All times are the store’s local time (Europe/Zurich).').first()).toBeVisible();
      const asked = pricedFor(page);
      await time.pick('Friday 20 November', '19:30');
      expect((await asked).postDataJSON()).toMatchObject({ order_start_at: 1795199400000 });
    });
  });
}

for (const timezoneId of ['Europe/Zurich', 'Asia/Tokyo', 'America/New_York'] as const) {
  test.describe(
    `midnight and the nights of the clock changes, seen from ${timezoneId}`,
    inVerifyIf(timezoneId !== 'America/New_York'),
    () => {
      test.use({ timezoneId });

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

      for (const { night, now, date, labels, first, firstAt } of [
        {
          night: 'summer time ends',
          now: '2026-10-24T23:45:00Z',
          date: 'Sunday 25 October',
          labels: 48,
          first: '02:30',
          firstAt: 1792888200000,
        },
        {
          night: 'summer time begins',
          now: '2027-03-28T00:20:00Z',
          date: 'Sunday 28 March',
          labels: 46,
          first: '03:00',
          firstAt: Date.parse('2027-03-28T01:00:00Z'),
        },
      ]) {
        test(
          `on the night when ${night} the day has ${labels} labels and the first that can be had is ${first}`,
          IN_VERIFY,
          async ({ page, baseURL }) => {
            await setServerClock(baseURL, now);
            const { time } = await openBasket(page, 'Snack 24');
            await time.schedule();
            await choose(time.date(date));
            await expect(time.hours).toHaveCount(labels);
            await expect(time.firstPossible).toContainText(first);
            const asked = pricedFor(page);
            await time.pick(date, first);
            expect((await asked).postDataJSON()).toMatchObject({ order_start_at: firstAt });
          },
        );
      }
    },
  );
}

test('a closed store’s first time is preset and said; as soon as possible then can’t be paid', IN_VERIFY, async ({ page, baseURL }) => {
  await setServerClock(baseURL, '2026-11-20T14:30:00Z');
  const { basket, time } = await openBasket(page, 'Café de la Rade', 'Moitié-moitié fondue');
  await expect(page.getByText(/The store is closed now. It opens today at 18:00/).first()).toBeVisible();
  await expect(page.getByText(/Your order is scheduled for Fri 20 Nov, 18:00/)).toBeVisible();
  await expect(basket.payment).not.toHaveAttribute('aria-disabled', 'true');
  await time.now();
  await expect(basket.payment).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('The store is closed now. It opens today at 18:00.').first()).toBeVisible();
});

for (const { how, leave } of [
  { how: 'its cross', leave: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click() },
  { how: 'Escape', leave: (page: Page) => page.keyboard.press('Escape') },
  { how: 'Back', leave: (page: Page) => page.goBack() },
]) {
  test(
    `a list of times that is left by ${how} schedules nothing that nobody chose, in the header and in the basket`,
    IN_VERIFY,
    async ({ page }) => {
      await openBasket(page, 'Snack 24');
      const dialog = new DeliveryTimeDialog(page);
      await dialog.ask();
      await expect(dialog.hours.first()).toBeVisible();
      await leave(page);
      await expect(dialog.box).toBeHidden();
      await expect(page).toHaveURL(/\/basket/);
      const asap = page.getByRole('main').getByRole('radio', { name: 'As soon as possible' });
      await expect(asap).toBeChecked();
      const schedule = page.getByRole('main').getByRole('radio', { name: 'Schedule', exact: true });
      // On a wide screen the lists stand beside the button.
      if ((page.viewportSize()?.width ?? 0) >= 900) return;
      await schedule.click();
      await expect(dialog.hours.first()).toBeVisible();
      await leave(page);
      await expect(dialog.box).toBeHidden();
      await expect(asap).toBeChecked();
      await schedule.click();
      await dialog.hour('12:30').check();
      await dialog.done.click();
      await expect(page.getByRole('main').getByText('Sat 21 Nov, 12:30')).toBeVisible();
      // Another date without a time is no choice: the one before stands again.
      await page.getByRole('button', { name: 'Change the time' }).click();
      await dialog.date('Sunday 22 November').check();
      await leave(page);
      await expect(page.getByRole('main').getByText('Sat 21 Nov, 12:30')).toBeVisible();
    },
  );
}

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

test('who has not said where they are chooses by the clock of the city, and orders for what they read', IN_VERIFY, async ({ page }) => {
  const store = await storeNamed(page.request, 'Café de la Rade');
  const user = await newCustomer(page.request);
  await openPage(page, `/stores?category=${store.categoryId}`);
  const dialog = new DeliveryTimeDialog(page);
  await dialog.open();
  await choose(dialog.schedule);
  await choose(dialog.hour('12:30'));
  await expect(dialog.box).not.toContainText('local time');
  await dialog.done.click();
  const kept = await page.evaluate(() => localStorage.getItem('storefront.delivery_time'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ date: '2026-11-21', start: '12:30', at: Date.parse('2026-11-21T11:30:00Z') });
  // Chosen by another clock it is the store's all the same.
  await fillBasket(page.request, holderOf(user), store, 'Moitié-moitié fondue', 2);
  await remember(page, { user, place: CAROUGE });
  await page.evaluate(
    (text) => localStorage.setItem('storefront.delivery_time', text),
    JSON.stringify({ ...(JSON.parse(kept ?? '') as object), at: Date.parse('2026-11-21T12:30:00Z') }),
  );
  await page.goto('/basket');
  const basket = new BasketPage(page);
  await basket.payment.click();
  const placed = page.waitForRequest(`**${endpoints.pay_order_payment.path}`);
  await basket.orderAndPay.click();
  expect((await placed).postDataJSON()).toMatchObject({ order_start_at: Date.parse('2026-11-21T11:30:00Z') });
});
