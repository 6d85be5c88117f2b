import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { ORDER_STATUS } from '../contract/order-status.ts';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { openPage } from './open-page.ts';
import { orderTold, ownOrder, type OwnOrder } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => dialog(page).getByRole('heading').first();
const opener = (page: Page) => page.getByRole('button', { name: /^(Cancel order|Annuler la commande) \d+/ });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: /^Cancel order/ });
const keep = (page: Page) => dialog(page).getByRole('button', { name: /^(Keep|Back to) my order/ });
/** What the price is now: the only plate on the line. */
const now = (page: Page) => dialog(page).getByRole('list', { name: 'What cancelling costs' }).locator('[aria-current="step"]');
const ending = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Order \d+, Café de la Rade: You cancelled this order\./ });

/** The order's dialog on the list of orders, its customer's browser asking instead of being told. */
async function openDialog(page: Page): Promise<OwnOrder> {
  const own = await ownOrder(page);
  await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/orders');
  await opener(page).click();
  await expect(title(page)).toContainText('Cancel now, free');
  return own;
}

const statusOf = async (page: Page, { holder, orderId }: OwnOrder) => (await orderTold(page.request, holder, orderId)).order_status;

test('free, by keyboard alone: a reason is asked, keeping it comes first, the money is named', async ({ page }) => {
  const own = await ownOrder(page);
  await openPage(page, '/orders');
  await expect(page.getByText('Free until the store accepts')).toBeVisible();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.user_cancel_order.path)) sent.push(request.postDataJSON());
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toContainText('Cancel now, free');
  await expect(now(page)).toContainText('Free');
  await expect(dialog(page)).toContainText(/CHF\s\d+\.\d\d in cash will no longer be due\./);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeFocused();
  await cancel(page).press('Enter');
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Choose a reason first. Nothing was sent.' })).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeFocused();
  await dialog(page).getByRole('radio', { name: 'Other' }).press('Space');
  await dialog(page).getByRole('textbox').fill('Guests are ill');
  expect(sent).toEqual([]);
  await cancel(page).press('Enter');
  await expect(page).toHaveURL(/\/orders\?order_id=/);
  await expect(ending(page)).toContainText('There is nothing to pay in cash.');
  await expect(page.getByRole('main').locator('h1, h2, h3').and(page.locator(':focus'))).toHaveCount(1);
  expect(sent).toEqual([
    expect.objectContaining({ order_status: ORDER_STATUS.waitingForStore, cancel_reason: 'Guests are ill', cancel_charge: 0 }),
  ]);
  expect(await statusOf(page, own)).toBe(ORDER_STATUS.cancelledByCustomer);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('main')).toContainText('No longer due in cash');
});

test('in two tabs it is cancelled once: the other one says that the order has ended', IN_VERIFY, async ({ page, context }) => {
  const own = await openDialog(page);
  const other = await context.newPage();
  await openPage(other, `/order_detail?order_id=${own.orderId}`);
  await opener(other).click();
  for (const tab of [page, other]) await dialog(tab).getByRole('radio', { name: 'Missing item' }).check();
  await Promise.all([cancel(page).click(), cancel(other).click()]);
  for (const tab of [page, other]) await expect(ending(tab)).toContainText('There is nothing to pay in cash.');
  const { money_back } = await orderTold(page.request, own.holder, own.orderId);
  expect(money_back).toHaveLength(1);
});
