import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { LANGUAGES, type Language } from '../contract/enumerations.ts';
import { newCustomer, signedIn, somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { remember, takenOver } from './open-page.ts';
import { WORDS } from './words.ts';
import { IN_VERIFY } from './tags.ts';

const BARE = /Something went wrong/;

/** The way from the landing page to an order that is paid in cash, press by press; each answers what shows that it went on. */
function journey(page: Page, language: Language, who: { readonly email: string; readonly password: string }) {
  const words = WORDS[language];
  const landing = new LandingPage(page, words);
  const stores = new StoresPage(page);
  const store = new StorePage(page, words);
  const dialog = new ItemDialog(page, words.fondue, words);
  const basket = new BasketPage(page, words);
  const signIn = new SignInDialog(page, words);
  const order = new OrderPages(page, words);
  /** Stands in the place of what is pressed while there is no network. */
  const locked = page.getByRole('main').getByText('No connection', { exact: true });
  return [
    { says: 'a place', press: () => landing.suggestion(/Rue de Carouge 12/).click(), shows: stores.store('Café de la Rade') },
    { says: 'a store', press: () => stores.store('Café de la Rade').click(), shows: store.item(words.fondue) },
    { says: 'a dish', press: () => store.item(words.fondue).click(), shows: dialog.confirm },
    { says: 'into the basket', press: () => dialog.confirm.click(), shows: store.toBasket },
    { says: 'the basket', press: () => store.toBasket.click(), shows: basket.login },
    { says: 'sign in', press: () => basket.login.click(), locked, shows: signIn.submit },
    { says: 'signed in', press: () => signIn.signIn(who.email, who.password), shows: basket.payment, again: () => signIn.submit.click() },
    {
      says: 'the last look',
      ready: () => basket.isReady(),
      press: () => basket.payment.click(),
      locked,
      shows: basket.orderAndPay,
    },
    {
      says: 'thanks',
      press: () => basket.orderAndPay.click(),
      locked: page.getByRole('dialog').getByRole('button', { name: /^No connection/ }),
      shows: order.thanks,
    },
  ];
}

async function begin(page: Page, language: Language) {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await remember(page, { language });
  return who;
}

async function findPlace(page: Page, language: Language): Promise<void> {
  await new LandingPage(page, WORDS[language]).address.fill('Rue de Carouge 12');
  await expect(new LandingPage(page, WORDS[language]).suggestion(/Rue de Carouge 12/)).toBeVisible();
}

async function ordersOf(page: Page, who: { readonly email: string; readonly password: string }): Promise<number> {
  const { _id, server_token } = await signedIn(page.request, who.email, who.password);
  const orders = await page.request.post(endpoints.get_orders.path, { data: { user_id: _id, server_token } });
  return ((await orders.json()) as { order_list: unknown[] }).order_list.length;
}

/** Loses each script and style sheet once: a part whose own files are lost one after another is asked for three times. */
async function loseEachFile(page: Page, except: RegExp): Promise<ReadonlyMap<string, number>> {
  const lost = new Map<string, number>();
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = lost.get(pathname) ?? 0;
    if (except.test(pathname) || times >= 1) return route.continue();
    lost.set(pathname, times + 1);
    await route.abort('connectionfailed');
  });
  return lost;
}

/** What is lost is asked for again whatever the language: French is tried where everything is. */
const TRIED: readonly Language[] = process.env.EVERY_TEST ? LANGUAGES : ['en'];

for (const language of TRIED) {
  test(`an order is made though every file of the page is lost at first, in ${language}`, async ({ page }) => {
    test.slow();
    const who = await begin(page, language);
    const lost = await loseEachFile(page, /begin-again/);
    await page.goto('/');
    await takenOver(page);
    await findPlace(page, language);
    for (const { says, ready, press, shows } of journey(page, language, who)) {
      await test.step(says, async () => {
        await ready?.();
        await press();
        await expect(shows).toBeVisible();
        await expect(page.getByText(BARE)).toHaveCount(0);
      });
    }
    expect(lost.size).toBeGreaterThan(20);
    expect(await ordersOf(page, who)).toBe(1);
  });
}

/** The network is gone for five seconds, in which somebody presses. */
async function withoutNetwork(page: Page, context: BrowserContext, press: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await press();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(BARE)).toHaveCount(0);
  await context.setOffline(false);
}

test('an order is made though the network is gone at every step', IN_VERIFY, async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  const who = await begin(page, 'en');
  await page.goto('/');
  await takenOver(page);
  await findPlace(page, 'en');
  for (const { says, ready, press, shows, again, locked } of journey(page, 'en', who)) {
    await test.step(says, async () => {
      await ready?.();
      await withoutNetwork(page, context, () => (locked ? expect(locked).toBeVisible() : press()));
      if (locked) await press();
      // What was typed is kept, and sent again by whoever typed it.
      await again?.();
      // On a slow machine the network may be back only after the last try: the page says so then, and asks once more when told to.
      const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
      await expect(shows.or(tryAgain).first()).toBeVisible();
      // It may come by itself in that moment, and the button is gone.
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(shows).toBeVisible();
    });
  }
  expect(await ordersOf(page, who)).toBe(1);
});
