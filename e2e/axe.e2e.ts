import { expect, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { choose } from './choose.ts';
import { axeFindsNothing, customerAt, type Screen } from './axe-screens.ts';
import {
  AROUND_CAROUGE,
  CAROUGE,
  customerWhoOrdered,
  fillBasket,
  holderOf,
  keepStore,
  placeOrder,
  saveAddress,
  storeNamed,
} from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { DeliveryTimeDialog } from './models/DeliveryTimeDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { MapPinDialog } from './models/MapPinDialog.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage, remember } from './open-page.ts';
import { OPEN_ROUTES } from './routes.ts';
import { WORDS } from './words.ts';
import { FONDUE, STORE, customerWithBasket, fillWithFondue, guestWithBasket, openBasket } from './with-basket.ts';

const opens =
  (path: string): Screen['show'] =>
  async (page) =>
    openPage(page, path);
const storePath = async (page: Page) => (await storeNamed(page.request, STORE)).path;

async function rememberFilledBasket(page: Page): Promise<string> {
  await guestWithBasket(page, { quantity: 2 });
  return '/basket';
}

async function rememberOrder(page: Page): Promise<string> {
  const { holder } = await customerWithBasket(page);
  return placeOrder(page.request, holder);
}

async function rememberPastOrder(page: Page): Promise<string> {
  const { user } = await customerWhoOrdered(page.request, STORE, FONDUE, 2);
  const { id } = await storeNamed(page.request, STORE);
  await remember(page, { user: { ...user, favourite_stores: await keepStore(page.request, user, id) }, place: CAROUGE });
  return '/';
}
const again = (page: Page) => page.getByRole('button', { name: /again from|ommander chez/ });

const rememberCustomersBasket = customerAt('/basket', async (api, user) => {
  await saveAddress(api, user, { address_name: 'Atelier', address: 'Rue de Carouge 24, 1205 Genève', ...AROUND_CAROUGE });
  await fillWithFondue(api, holderOf(user));
});

const SCREENS: readonly Screen[] = [
  { name: 'the landing page', everyLook: true, show: opens('/') },
  {
    name: 'the landing page of a customer',
    forAChange: true,
    everyLook: true,
    arrange: rememberPastOrder,
    show: async (page, path) => {
      await openPage(page, path);
      await expect(again(page)).toHaveText(/CHF/);
    },
  },
  { name: 'a store', everyLook: true, arrange: storePath, show: openPage },
  { name: 'a filled basket', everyLook: true, arrange: rememberFilledBasket, show: openPage },
  {
    name: 'the last look before paying',
    arrange: rememberCustomersBasket,
    show: async (page, _, language) => {
      const basket = await openBasket(page, language);
      await basket.payment.click();
      await expect(basket.orderAndPay).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'the question whether it is collected',
    arrange: rememberCustomersBasket,
    show: async (page, _, language) => {
      const basket = await openBasket(page, language);
      await choose(page.getByRole('main').getByRole('checkbox'));
      await basket.isReady();
      await basket.payment.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a basket whose address is searched and whose promo code is refused',
    arrange: rememberCustomersBasket,
    show: async (page, _, language) => {
      const basket = await openBasket(page, language);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^(Promo code|Code promo)$/ }).click();
      await main.locator('input[name=promo]').fill('NOSUCHCODE');
      await main.locator('input[name=promo]').press('Enter');
      await expect(main.getByRole('alert')).toContainText('NOSUCHCODE');
      await basket.open('where');
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: /^(Change the delivery address|Modifier l’adresse de livraison)$/ }).click();
      await expect(sheet.getByRole('button', { name: /^Atelier/ })).toBeVisible();
    },
  },
  {
    name: 'the row of a basket that says who receives it',
    forAChange: true,
    everyLook: true,
    arrange: rememberFilledBasket,
    show: async (page, path, language) => {
      await openPage(page, path);
      await new BasketPage(page, WORDS[language]).open('who');
    },
  },
  {
    name: 'the delivery time asked in the header',
    forAChange: true,
    everyLook: true,
    show: async (page) => {
      await openPage(page, '/deliveries');
      const dialog = new DeliveryTimeDialog(page);
      await dialog.open();
      await choose(dialog.schedule);
      await expect(dialog.dates).toHaveCount(7);
      await choose(dialog.dates.nth(2));
    },
  },
  {
    name: 'the stores',
    arrange: async (page) => `/stores?category=${(await storeNamed(page.request, STORE)).categoryId}`,
    show: openPage,
  },
  {
    name: 'stores and dishes searched by name',
    arrange: async (page) => `/stores?category=${(await storeNamed(page.request, STORE)).categoryId}&q=fondue`,
    show: async (page, path) => {
      await openPage(page, path);
      await expect(new StoresPage(page).dishes.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'a pin on the map',
    drawsMap: true,
    show: async (page, _, language) => {
      const dialog = new MapPinDialog(page, WORDS[language]);
      await openPage(page, '/');
      await new LandingPage(page, WORDS[language]).address.press('ArrowDown');
      await dialog.entry.click();
      await expect(dialog.canvas).toBeVisible();
      await expect(dialog.take).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'an open item',
    forAChange: true,
    arrange: storePath,
    show: async (page, path, language) => {
      await openPage(page, path);
      await new StorePage(page, WORDS[language]).item(WORDS[language].fondue).click();
      await expect(page.getByRole('dialog', { name: WORDS[language].fondue })).toBeVisible();
    },
  },
  // An empty basket says so for a moment while it leads home.
  {
    name: 'a dish that was taken out and can be put back',
    arrange: rememberFilledBasket,
    show: async (page, path) => {
      await openPage(page, path);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Remove|Retirer|Enlever) / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^(Undo|Annuler)$/ })).toBeVisible();
      // For the next look.
      await fillBasket(
        page.request,
        { cart_unique_token: (await page.evaluate(() => localStorage.getItem('cart_unique_token'))) ?? '' },
        await storeNamed(page.request, STORE),
        FONDUE,
        2,
      );
    },
  },
  {
    name: 'a basket that was put aside and is offered',
    arrange: customerAt('/help'),
    show: async (page, path) => {
      await page.route(`**${endpoints.get_parked_carts.path}`, (route) =>
        route.fulfill({
          json: {
            success: true,
            carts: [{ cart_id: 'e'.repeat(24), store_name: 'Kagi', currency: 'CHF', total_item: 2, total_cart_amount: 19 }],
          },
        }),
      );
      await openPage(page, path);
      await expect(page.getByRole('complementary')).toContainText('Kagi');
    },
  },
  {
    name: 'where an empty basket leads',
    show: async (page, _, language) => {
      await openPage(page, '/basket');
      await expect(new LandingPage(page, WORDS[language]).heading).toBeVisible();
    },
  },
  {
    name: 'the sign-in dialog',
    show: async (page, _, language) => {
      await openPage(page, '/help?dialog=signIn');
      await expect(new SignInDialog(page, WORDS[language]).signInBox).toBeVisible();
    },
  },
  {
    name: 'the sign-up dialog',
    show: async (page, _, language) => {
      await openPage(page, '/help?dialog=signUp');
      await expect(new SignInDialog(page, WORDS[language]).signUpBox).toBeVisible();
    },
  },
  {
    name: 'the forgotten-password dialog',
    show: async (page, _, language) => {
      await openPage(page, '/help?dialog=forgotPassword');
      await expect(new SignInDialog(page, WORDS[language]).forgotBox).toBeVisible();
    },
  },
  { name: 'a link that no longer works', show: opens('/new-password') },
  {
    name: 'thank-you',
    arrange: rememberOrder,
    show: async (page, order, language) => {
      await remember(page, { lastOrder: order });
      await openPage(page, `/thankyou?order_id=${order}&number=1042`);
      await expect(new OrderPages(page, WORDS[language]).thanks).toBeVisible();
      await expect(page.getByRole('main')).toContainText('CHF');
    },
  },
  {
    name: 'the terms',
    show: async (page) => {
      await page.goto('/terms.html');
    },
  },
  ...Object.keys(OPEN_ROUTES)
    .filter((path) => path !== '/' && path !== '/home' && path !== '/faq')
    .map((path) => ({ name: path, show: opens(path) })),
];

axeFindsNothing(SCREENS);
