import { expect, test, type Page } from '@playwright/test';
import { CAROUGE, newCustomer } from './demo-city.ts';
import { openPage, remember } from './open-page.ts';
import { IN_VERIFY } from './tags.ts';

/** How long whoever pressed something that does not come waits without a word at most, milliseconds. */
const PATIENCE = 10_000;

/** Lets so much of the page's time pass, in leaps: what begins only after an answer comes has its own. */
async function pass(page: Page, milliseconds: number, leap = 2_500): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += leap) await page.clock.fastForward(leap);
}

/** The charts of place and session, and of time and way, by the files of the build that they are in. */
const FLOWS = /\/(flows|checkout)\.js$/;

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** What is pressed while its code does not come, and what shows that the next try brought it. */
const PRESSES: Readonly<
  Record<string, { readonly path: string; readonly press: (page: Page) => Promise<unknown>; readonly shows: (page: Page) => Promise<void> }>
> = {
  'a delivery time': {
    path: '/deliveries',
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Delivery time/ })
        .click(),
    shows: (page) => expect(page.getByRole('dialog', { name: 'When do you want it?' })).toBeVisible(),
  },
  'the place of the device': {
    path: '/',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /location/i })
        .first()
        .click(),
    shows: (page) => expect(page).toHaveURL(/\/stores/),
  },
  'a sign-out': {
    path: '/help',
    press: (page) => page.goto('/store/logout'),
    shows: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible(),
  },
};

for (const [what, { path, press, shows }] of Object.entries(PRESSES))
  test(`${what} whose code does not come is said, and comes with the next try`, IN_VERIFY, async ({ page, context }) => {
    await page.clock.install();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: CAROUGE.latitude, longitude: CAROUGE.longitude });
    const user = await newCustomer(page.request);
    await remember(page, path === '/' ? {} : { user, place: CAROUGE });
    await page.route(FLOWS, (route) => route.abort('connectionfailed'));
    await openPage(page, path);
    await press(page);
    await expect(async () => {
      await pass(page, PATIENCE);
      await expect(page.getByText('We couldn’t load this part of the page.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.unrouteAll();
    // A poll may have brought it by itself: then nothing is left to press.
    await again(page)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await shows(page);
  });
