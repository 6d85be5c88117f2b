import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, fillBasket, holderOf, newCustomer, placeOrder, storeNamed } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';

/** Of the parts of each page one in so many is lost for a change; every one with `EVERY_LOOK`. */
const ONE_IN = process.env.EVERY_LOOK ? 1 : 12;
/** How long whoever waits has nothing but grey boxes at most, milliseconds. */
const PATIENCE = 10_000;

/** Somebody with an order under way and something in the basket. */
async function becomeCustomer(page: Page) {
  const user = await newCustomer(page.request);
  const store = await storeNamed(page.request, 'Café de la Rade');
  const holder = holderOf(user);
  await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', 1);
  const orderId = await placeOrder(page.request, holder);
  await fillBasket(page.request, holder, store, 'Moitié-moitié fondue', 1);
  await remember(page, { user, place: CAROUGE });
  return { orderId, storePath: store.path };
}
const PAGES: Readonly<Record<string, (who: Awaited<ReturnType<typeof becomeCustomer>>) => string>> = {
  landing: () => '/',
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

/** The charts of place and session, and of time and way, by the files of the build that they are in. */
const FLOWS = /\/(flows|checkout)\.js$/;

const pathOf = (url: string) => new URL(url).pathname;
/** What stands in the place of something that is still to come. */
const coming = (page: Page) => page.locator('[data-coming]:visible');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The scripts that a page brings after those its HTML names. */
async function laterPartsOf(page: Page, path: string): Promise<readonly string[]> {
  const parts = new Set<string>();
  const hear = (asked: { url: () => string }) => parts.add(pathOf(asked.url()));
  page.on('request', hear);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  return [...parts].filter((part) => /^\/assets\/.*\.js$/.test(part) && !html.includes(part)).toSorted();
}

for (const [name, pathFor] of Object.entries(PAGES)) {
  const turn = Object.keys(PAGES).indexOf(name);
  test(`${name}: whichever part never comes, nobody waits without a word, and the next try has it`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.clock.install();
    const path = pathFor(await becomeCustomer(page));
    const parts = await laterPartsOf(page, path);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts.filter((_, at) => (at + turn) % ONE_IN === 0)) {
      await test.step(part, async () => {
        let asked = 0;
        await page.route(`**${part}`, (route) => {
          asked += 1;
          return route.abort('connectionfailed');
        });
        await page.goto(path);
        await expect.poll(() => asked, part).toBeGreaterThan(0);
        await pass(page, PATIENCE);
        await expect(async () => {
          const isSaid = (await again(page).count()) > 0;
          expect(isSaid || (await coming(page).count()) === 0, part).toBe(true);
        }).toPass({ timeout: 20_000 });
        // Nobody asks without end.
        await pass(page, 4 * PATIENCE, 5_000);
        expect(asked, part).toBeLessThanOrEqual(9);
        await page.unroute(`**${part}`);
        while ((await again(page).count()) > 0) await again(page).first().click();
        await expect(coming(page), part).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText('could not be loaded')).toHaveCount(0);
      });
    }
  });
}

test('a delivery time whose code does not come is said in its place, and chosen with the next try', async ({ page }) => {
  await page.clock.install();
  await remember(page, { place: CAROUGE });
  await page.route(FLOWS, (route) => route.abort('connectionfailed'));
  await openPage(page, '/stores');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Delivery time/ })
    .click();
  await pass(page, PATIENCE);
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page.getByRole('dialog', { name: 'When do you want it?' })).toBeVisible();
});

test('a place that is asked of the device, and whose code does not come, is said, and found with the next try', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: CAROUGE.latitude, longitude: CAROUGE.longitude });
  await page.route(FLOWS, (route) => route.abort('connectionfailed'));
  await openPage(page, '/');
  await page
    .getByRole('main')
    .getByRole('button', { name: /location/i })
    .first()
    .click();
  await pass(page, PATIENCE);
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('current_location'))).toContain('Rue de Carouge');
});

test('a sign-out whose code does not come is said, and done with the next try', async ({ page }) => {
  await page.clock.install();
  const user = await newCustomer(page.request);
  await remember(page, { user, place: CAROUGE });
  await page.route(FLOWS, (route) => route.abort('connectionfailed'));
  await openPage(page, '/help');
  await page.goto('/store/logout');
  await pass(page, 2 * PATIENCE);
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
