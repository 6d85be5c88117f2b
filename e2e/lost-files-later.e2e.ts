import { expect, test, type Page } from '@playwright/test';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { storeNamed } from './demo-city.ts';
import { takenOver } from './open-page.ts';
import { widthOf } from './width-of.ts';
import { IN_VERIFY } from './tags.ts';
import { ownOrder } from './own-orders.ts';
import { STORE, fillWithFondue } from './with-basket.ts';

/** Each part of each page is lost by itself, in so many shares. */
const SHARES = 12;
/** How long whoever waits has nothing but grey boxes at most, milliseconds. */
const PATIENCE = 10_000;

async function becomeCustomer(page: Page) {
  const { holder, orderId } = await ownOrder(page);
  await fillWithFondue(page.request, holder);
  return { orderId, storePath: (await storeNamed(page.request, STORE)).path };
}
const PAGES: Readonly<Record<string, (who: Awaited<ReturnType<typeof becomeCustomer>>) => string>> = {
  landing: () => '/',
  categories: () => '/deliveries',
  stores: () => '/stores',
  store: ({ storePath }) => storePath,
  basket: () => '/basket',
  profile: () => '/profile',
  payments: () => '/payments',
  orders: () => '/orders',
  'order detail': ({ orderId }) => `/order_detail?order_id=${orderId}`,
  tracking: ({ orderId }) => `/delivery-coming?order_id=${orderId}`,
  addresses: () => '/addresses',
  'favourite stores': () => '/favourite_stores',
  parcel: () => '/courier_order',
  help: () => '/help',
  operator: () => '/operator',
};

/** Lets so much of the page's time pass, in leaps: what begins only after an answer comes has its own. */
async function pass(page: Page, milliseconds: number, leap = 1_000): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += leap) await page.clock.fastForward(leap);
}

const pathOf = (url: string) => new URL(url).pathname;
const coming = (page: Page) => page.locator('[data-coming]:visible');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function lazyPartsOf(page: Page, path: string): Promise<readonly string[]> {
  const parts = new Set<string>();
  const hear = (asked: { url: () => string }) => parts.add(pathOf(asked.url()));
  page.on('request', hear);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await takenOver(page);
  await expect(coming(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  return [...parts].filter((part) => /^\/assets\/.*\.js$/.test(part) && !html.includes(part)).toSorted();
}

/** Somebody at a page whose time moves as the test says, and the parts that it brings later. */
async function openParts(page: Page, pathFor: (typeof PAGES)[string]) {
  // The page is given no line of news: one that is open is never idle.
  await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404, json: {} }));
  await page.clock.install();
  const path = pathFor(await becomeCustomer(page));
  const parts = await lazyPartsOf(page, path);
  expect(parts.length).toBeGreaterThan(3);
  return { path, parts };
}

for (const [name, pathFor] of Object.entries(PAGES))
  for (let share = 0; share < SHARES; share += 1)
    test(`${name}, share ${share}: a part that never comes is said, and comes with the next try`, IN_VERIFY, async ({ page }, info) => {
      test.skip(widthOf(info) === 'desktop', 'the same at both widths');
      const { path, parts } = await openParts(page, pathFor);
      for (const part of parts.filter((_, at) => at % SHARES === share)) await test.step(part, () => lose(page, path, [part]));
    });

async function lose(page: Page, path: string, parts: readonly string[]): Promise<void> {
  const asked = new Map<string, number>();
  const isLost = ({ pathname }: URL) => parts.includes(pathname);
  await page.route(isLost, (route) => {
    const part = pathOf(route.request().url());
    asked.set(part, (asked.get(part) ?? 0) + 1);
    return route.abort('connectionfailed');
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await pass(page, PATIENCE);
  await expect(async () => {
    const isSaid = (await again(page).count()) > 0;
    expect(isSaid || (await coming(page).count()) === 0, parts.join(', ')).toBe(true);
  }).toPass();
  // All that need it ask three times together, and nobody without end.
  await pass(page, PATIENCE);
  const inVain = new Map(asked);
  for (const [part, times] of inVain) expect(times, part).toBeLessThanOrEqual(3);
  await pass(page, 4 * PATIENCE, 5_000);
  expect(asked).toEqual(inVain);
  await page.unroute(isLost);
  // One press may bring what another button stands for: that button is gone before it is reached.
  await expect(async () => {
    for (const button of await again(page).all()) await button.click({ timeout: 1_000 });
    await expect(again(page)).toHaveCount(0);
  }).toPass();
  await expect(coming(page), parts.join(', ')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
}
