import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { ORDER_STATUS } from '../contract/order-status.ts';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { openPage } from './open-page.ts';
import { moveOrder, orderTold, ownOrder, STORE, type OwnOrder } from './own-orders.ts';
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

/** What the server has of it. */
const statusOf = async (page: Page, { holder, orderId }: OwnOrder) => (await orderTold(page.request, holder, orderId)).order_status;

test('free, by keyboard alone: nothing is sent without a reason, keeping it is the first button, and the money is named', async ({
  page,
}) => {
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
  await expect(dialog(page)).toContainText(/You won’t have to pay CHF\s\d+\.\d\d in cash\./);
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
  await expect(page.getByRole('main')).toContainText('Nothing to pay in cash');
});

test(
  'what is kept is the headline and is kept, as the store accepts while the dialog is open; no list is asked twice',
  IN_VERIFY,
  async ({ page }) => {
    await page.clock.install();
    const own = await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Missing item' }).check();
    await moveOrder(page.request, own, 'accept');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.get_orders.path)) asked += 1;
    });
    for (let seconds = 0; seconds < 12; seconds += 1) await page.clock.runFor(1_000);
    await expect(title(page)).toContainText('Cancelling costs CHF 5.00');
    // The page's own list, and the running orders of every page.
    expect(asked).toBeLessThanOrEqual(6);
    await expect(now(page)).toContainText('CHF 5.00 fee');
    await expect(dialog(page).getByRole('radio', { name: 'Missing item' })).toBeChecked();
    await expect(cancel(page)).toContainText('CHF 5.00 fee');
    await cancel(page).click();
    await expect(ending(page)).toContainText('Cancelling cost CHF 5.00. You still owe CHF 5.00 in cash.');
  },
);

test('accepted in the same moment, it is not cancelled on the terms of before, and says so', IN_VERIFY, async ({ page }) => {
  const own = await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'Missing item' }).check();
  await page.route(
    `**${endpoints.user_cancel_order.path}`,
    async (route) => {
      await moveOrder(page.request, own, 'accept');
      await route.continue();
    },
    { times: 1 },
  );
  await cancel(page).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Your order wasn’t cancelled.' })).toBeVisible();
  await expect(title(page)).toContainText('Cancelling costs CHF 5.00');
  expect(await statusOf(page, own)).toBe(ORDER_STATUS.storeAccepted);
  await keep(page).click();
  await expect(page.getByText('Cancelling costs CHF 5.00')).toBeVisible();
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

test('an answer that is lost is no answer: the order is looked at, and the page says what is so', IN_VERIFY, async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByRole('radio', { name: 'Missing item' }).check();
  await page.route(
    `**${endpoints.user_cancel_order.path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await cancel(page).click();
  await expect(page).toHaveURL(/\/orders\?order_id=/);
  await expect(ending(page)).toBeVisible();
});

test(
  'without a network nobody says what is not known; back in it, the order is still there to be cancelled',
  IN_VERIFY,
  async ({ page }) => {
    await page.clock.install();
    const own = await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Missing item' }).check();
    await page.context().setOffline(true);
    await cancel(page).click();
    await page.clock.fastForward(30_000);
    await expect(title(page)).toContainText('We couldn’t confirm the cancellation');
    await page.context().setOffline(false);
    await expect(title(page)).toContainText('Cancel now, free');
    await expect(dialog(page).getByRole('radio', { name: 'Missing item' })).toBeChecked();
    await expect(dialog(page)).toContainText('Your order hasn’t been cancelled.');
    expect(await statusOf(page, own)).toBe(ORDER_STATUS.waitingForStore);
  },
);

test('in French, from the order’s own page', IN_VERIFY, async ({ page }) => {
  const own = await ownOrder(page, 'fr');
  await openPage(page, `/order_detail?order_id=${own.orderId}`);
  await opener(page).click();
  await expect(title(page)).toContainText(`Commande ${own.number}, ${STORE}`);
  await expect(title(page)).toContainText('Annuler maintenant, gratuitement');
  await dialog(page).getByRole('radio', { name: 'Article manquant' }).check();
  await dialog(page)
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(page.getByText('Il n’y a rien à payer en espèces.').first()).toBeVisible();
});
