import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { choose } from './choose.ts';
import { CAROUGE, fillBasket, holderOf, newCartToken, newCustomer, storeNamed, type Holder } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { DeliveryTimeDialog } from './models/DeliveryTimeDialog.ts';
import { Header } from './models/Header.ts';
import { TimeBox } from './models/TimeBox.ts';
import { goBack } from './go-back.ts';
import { openPage, remember } from './open-page.ts';
import { setServerClock } from './server-clock.ts';

/** When each test begins: Friday, 12:30 in Geneva. */
const START = '2026-11-20T11:30:00Z';
test.beforeEach(async ({ baseURL }) => setServerClock(baseURL, START));
test.afterEach(async ({ baseURL }) => setServerClock(baseURL, START));

async function fillAt(page: Page, holder: Holder, storeName: string, quantity = 4) {
  const store = await storeNamed(page.request, storeName);
  const plain = store.items.find((item) => item.specifications.length === 0 && item.is_item_in_stock && item.price >= 10)?.name ?? '';
  await page.request.post(endpoints.clear_cart.path, { data: { ...holder } });
  await fillBasket(page.request, holder, store, plain, quantity);
  return store;
}

async function customerAt(page: Page, storeName: string) {
  const user = await newCustomer(page.request);
  const holder = holderOf(user);
  const store = await fillAt(page, holder, storeName);
  await remember(page, { user, place: CAROUGE, cartToken: newCartToken() });
  await openPage(page, '/faq');
  await expect(new Header(page).basket).toHaveAccessibleName(/4 items/);
  return { user, holder, store, basket: new BasketPage(page), time: new TimeBox(page) };
}
const enterBasket = (page: Page) => new Header(page).basket.click();

test('the basket that is entered has the focus on its heading; Back closes what stands above it and stays there', async ({ page }) => {
  const { basket, time } = await customerAt(page, 'Café de la Rade');
  await new Header(page).basket.focus();
  await page.keyboard.press('Enter');
  await basket.isReady();
  await expect(basket.heading).toBeFocused();
  const isStillThere = async () => {
    await expect(page).toHaveURL(/\/basket/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(basket.payment).toBeVisible();
  };
  await basket.payment.click();
  await expect(basket.lastLook).toBeVisible();
  await goBack(page);
  await isStillThere();
  await choose(basket.collect);
  await basket.isReady();
  await basket.payment.click();
  await expect(basket.pickup).toBeVisible();
  await page.goBack();
  await isStillThere();
  await page.getByRole('region', { name: 'Café de la Rade' }).getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await isStillThere();
  await new DeliveryTimeDialog(page).open();
  await page.goBack();
  await isStillThere();
  await expect(time.row).toContainText('As soon as possible');
  await page.goBack();
  await expect(page).toHaveURL(/\/faq/);
});

test('what was typed is there after the menu, Back and a reload, and nothing of it for whoever comes next', async ({ page }) => {
  const { basket, store } = await customerAt(page, 'Café de la Rade');
  const typed = [
    ['who', basket.name, 'Gérard Dupont'],
    ['who', basket.phone, '+33 6 12 34 56 78'],
    ['where', basket.floor, '3'],
    ['where', basket.entryCode, 'A1905'],
    ['where', basket.noteForCourier, 'The bell is broken'],
  ] as const;
  const isThere = async () => {
    for (const [row, , text] of typed) await expect(basket.row(row)).toContainText(text);
  };
  await enterBasket(page);
  await basket.isReady();
  for (const [row, field, text] of typed) await basket.within(row, () => field.fill(text));
  await page.getByRole('main').getByRole('link', { name: 'Add items' }).click();
  await expect(page).toHaveURL(new RegExp(store.id));
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();
  // A number from France can be ordered with.
  await basket.isReady();
  await basket.payment.click();
  await expect(basket.lastLook).toContainText('+33 6 12 34 56 78');
  await goBack(page);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await kept()).toContain('A1905');
  await new Header(page).signOut();
  await expect(new Header(page).signIn).toBeVisible();
  expect(await kept()).not.toContain('A1905');
});
