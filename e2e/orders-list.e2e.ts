import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, customerWhoOrdered, newCustomer } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { FONDUE, moveOrder, orderTold, ownOrder, STORE } from './own-orders.ts';
import { copyOrders } from './server-clock.ts';
import { IN_VERIFY } from './tags.ts';

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: /^(Which orders|Quelles commandes)$/ }).getByRole('link', { name });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /(Order|Commande) \d+/ });
const numbers = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => Number(/(?:Order|Commande) (\d+)/.exec(text)?.[1]));
const older = (page: Page) => page.getByRole('button', { name: 'Show older' });
const field = (page: Page, name: 'Start date' | 'End date') => page.getByLabel(name);

test('the tabs stand in the address, for a reload, for Back and for whoever types it', async ({ page }) => {
  const own = await ownOrder(page);
  await openPage(page, '/orders');
  await expect(tab(page, /^Current orders/)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article', { name: STORE })).toContainText(`Order ${own.number}`);
  await expect(page.getByRole('complementary', { name: 'Your orders' })).toHaveCount(0);
  await tab(page, 'Order history').click();
  await expect(page).toHaveURL(/\/orders\?tab=history$/);
  await expect(page.getByText('No past orders yet')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your orders' })).toContainText('Waiting for the store');
  await page.reload();
  await expect(tab(page, 'Order history')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('article', { name: STORE })).toBeVisible();
  await openPage(page, '/orders?tab=nonsense');
  await expect(tab(page, /^Current orders/)).toHaveAttribute('aria-current', 'page');
});

test(
  'forty-five orders are paged through by keyboard, each once, and a filter stands in the address',
  IN_VERIFY,
  async ({ page, baseURL }) => {
    const { user, orderId, holder } = await customerWhoOrdered(page.request, STORE, FONDUE);
    await copyOrders(baseURL, orderId, 44);
    const { unique_id: first } = await orderTold(page.request, holder, orderId);
    await remember(page, { user, place: CAROUGE });
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(endpoints.order_history.path)) asked.push(request.postDataJSON());
    });
    await openPage(page, '/orders?tab=history');
    for (const shown of [20, 40]) {
      await expect(rows(page)).toHaveCount(shown);
      await older(page).press('Enter');
    }
    await expect(rows(page)).toHaveCount(45);
    await expect(older(page)).toHaveCount(0);
    expect(await numbers(page)).toEqual(Array.from({ length: 45 }, (_, index) => first + 44 - index));
    expect(asked).toHaveLength(3);
    const months = page.getByRole('heading', { level: 3, name: /^(October|November) 2026$/ });
    // The copied order has the lowest number and ended last; a month that goes on over a page is said to those who hear alone.
    await expect(months).toHaveText(['November 2026', 'October 2026', 'October 2026', 'November 2026']);
    await expect(rows(page).first()).toContainText('20 Nov 2026 ');

    await field(page, 'Start date').fill('2026-11-01');
    await field(page, 'End date').fill('2026-11-10');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-10/);
    await expect(rows(page)).toHaveCount(10);
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    await expect(field(page, 'End date')).toHaveValue('2026-11-10');
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await expect(page).toHaveURL(/from=2026-10-21&to=2026-11-20/);
    await expect(page.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(field(page, 'Start date')).toHaveValue('2026-11-01');
  },
);

test('a filter says beside its field what is missing or wrong, keeps what was typed, and asks nothing', IN_VERIFY, async ({ page }) => {
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  await openPage(page, '/orders?tab=history');
  await expect(page.getByText('No past orders yet')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const show = () => page.getByRole('button', { name: 'Show', exact: true }).click();
  const wrong = (name: 'Start date' | 'End date', words: string) => expect(field(page, name)).toHaveAccessibleDescription(words);
  await show();
  await wrong('Start date', 'Choose a start date');
  await expect(field(page, 'Start date')).toBeFocused();
  await field(page, 'Start date').fill('2026-11-10');
  await show();
  await wrong('End date', 'Choose an end date');
  await expect(field(page, 'End date')).toBeFocused();
  await field(page, 'End date').fill('2026-11-01');
  await show();
  await wrong('End date', 'The end date is before the start date');
  await expect(field(page, 'Start date')).toHaveValue('2026-11-10');
  expect(asked.filter((url) => url.endsWith(endpoints.order_history.path))).toEqual([]);
  await field(page, 'End date').fill('2026-11-12');
  await show();
  await expect(page.getByText('No orders between 10 Nov 2026 and 12 Nov 2026')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/tab=history$/);
  await expect(field(page, 'Start date')).toHaveValue('');

  for (const [search, name, words] of [
    ['to=2026-11-10', 'Start date', 'Choose a start date'],
    ['from=2026-11-10', 'End date', 'Choose an end date'],
    ['from=2026-02-30&to=2026-11-10', 'Start date', 'Choose a start date'],
  ] as const) {
    await openPage(page, `/orders?tab=history&${search}`);
    await wrong(name, words);
  }
});

test('in French, what ended badly says in the history where the money is, without a call for each', IN_VERIFY, async ({ page }) => {
  const own = await ownOrder(page, 'fr');
  await moveOrder(page.request, own, 'reject');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/orders?tab=history');
  await expect(tab(page, 'Historique')).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toContainText(/20 nov\. 2026, 1\d:\d\d/);
  await expect(rows(page)).toContainText('Il n’y a rien à payer en espèces.');
  expect(asked.filter((url) => url.endsWith(endpoints.get_order_detail.path))).toEqual([]);
  await page.getByRole('button', { name: 'Afficher', exact: true }).click();
  await expect(page.getByLabel('Date de début')).toHaveAccessibleDescription('Choisissez une date de début');
});

test(
  'without a network the lists say how they stood last, or that nobody answers, and go on by themselves',
  IN_VERIFY,
  async ({ page }) => {
    const own = await ownOrder(page);
    await page.clock.install();
    await openPage(page, '/orders');
    await expect(page.getByRole('article', { name: STORE })).toBeVisible();
    await page.context().setOffline(true);
    await page.clock.fastForward(6_000);
    await expect(page.getByText('You are offline. Your basket is safe here.')).toBeVisible();
    await expect(page.getByRole('article', { name: STORE })).toContainText(`Order ${own.number}`);
    await tab(page, 'Order history').click();
    await page.context().setOffline(false);
    await expect(page.getByText('No past orders yet')).toBeVisible();

    await page.route(`**${endpoints.order_history.path}`, (route) => route.abort());
    await openPage(page, '/orders?tab=history');
    await page.clock.fastForward(60_000);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(`**${endpoints.order_history.path}`);
    await again.click();
    await expect(page.getByText('No past orders yet')).toBeVisible();
  },
);
