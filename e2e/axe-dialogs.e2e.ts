import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { StoredUser } from '../contract/entities/user.ts';
import { endpoints } from '../contract/endpoints.ts';
import { axeFindsNothing, customerAt, type Screen } from './axe-screens.ts';
import { AROUND_CAROUGE, CAROUGE, fillBasket, holderOf, newCartToken, saveAddress, saveCard, storeNamed } from './demo-city.ts';
import { AddressesPage } from './models/AddressesPage.ts';
import { BasketPage } from './models/BasketPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { drawNoBasket, openPage, remember } from './open-page.ts';
import { WORDS } from './words.ts';
import { FONDUE, STORE, fillWithFondue } from './with-basket.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const storePath = async (page: Page) => (await storeNamed(page.request, STORE)).path;

/** Two of an item in a guest's basket; gives the address of Café de la Rade. */
async function rememberBasket(page: Page, storeName: string, item?: string): Promise<string> {
  const [cartToken, store] = [newCartToken(), await storeNamed(page.request, storeName)];
  const plain = store.items.find((one) => one.is_item_in_stock && one.specifications.length === 0);
  await fillBasket(page.request, { cart_unique_token: cartToken }, store, item ?? plain?.name ?? '', 2);
  await remember(page, { cartToken, place: CAROUGE });
  return storePath(page);
}

const saveHome = (api: APIRequestContext, user: StoredUser) =>
  saveAddress(api, user, { address_name: 'Home', address: CAROUGE.address, ...AROUND_CAROUGE, floor: '3' });

const SCREENS: readonly Screen[] = [
  {
    name: 'an item that could not be opened',
    everyLook: true,
    arrange: storePath,
    show: async (page, path, language) => {
      await page.route(/\/ItemDialog\.js/, (route) => route.abort('failed'));
      await openPage(page, path);
      await new StorePage(page, WORDS[language]).item(WORDS[language].fondue).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the basket over the menu of a phone',
    everyLook: true,
    onlySmall: true,
    arrange: (page) => rememberBasket(page, STORE, FONDUE),
    show: async (page, path, language) => {
      await openPage(page, path);
      const { look, sheet } = new StorePage(page, WORDS[language]);
      await look.click();
      await expect(sheet.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the question about a basket of another store',
    everyLook: true,
    arrange: (page) => rememberBasket(page, 'Snack 24'),
    show: async (page, path, language) => {
      await openPage(page, path);
      await new StorePage(page, WORDS[language]).item(WORDS[language].fondue).click();
      await new ItemDialog(page, WORDS[language].fondue, WORDS[language]).confirm.click();
      await expect(page.getByRole('dialog', { name: 'Attention' })).toBeVisible();
    },
  },
  {
    name: 'the news of the app',
    everyLook: true,
    show: async (page) => {
      await page.addInitScript((agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent, configurable: true }), ANDROID);
      await openPage(page, '/');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'an order below the minimum',
    everyLook: true,
    arrange: customerAt('/basket', (api, user) => fillWithFondue(api, holderOf(user))),
    show: async (page, path, language) => {
      await drawNoBasket(page);
      await page.route(`**${endpoints.get_order_cart_invoice.path}`, (route) =>
        route.fulfill({ json: { success: false, error_code: 557 } }),
      );
      await openPage(page, path);
      const { payment } = new BasketPage(page, WORDS[language]);
      await expect(payment).not.toHaveAttribute('aria-busy', 'true');
      await payment.click({ force: true });
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the question before a card goes',
    everyLook: true,
    arrange: customerAt('/payments', (api, user) => saveCard(api, user, '4242424242424242')),
    show: async (page, path) => {
      await openPage(page, path);
      await page.getByRole('main').getByRole('button', { name: /4242/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'what the header offers a customer',
    part: 'header:not(main header)',
    everyLook: true,
    arrange: customerAt('/help'),
    show: async (page, path, language) => {
      await openPage(page, path);
      const header = new Header(page, WORDS[language]);
      await header.account.click();
      await expect(header.account).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'the form of an address with what is wrong in it',
    everyLook: true,
    arrange: customerAt('/addresses', saveHome),
    show: async (page, path) => {
      await openPage(page, path);
      const addresses = new AddressesPage(page);
      // Once opened it stands there again in each further look.
      await expect(addresses.add.or(addresses.form)).toBeVisible();
      if (await addresses.form.isHidden()) await addresses.add.click();
      await addresses.save.click();
      await expect(addresses.place).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'favourite addresses being ticked',
    everyLook: true,
    arrange: customerAt('/addresses', saveHome),
    show: async (page, path) => {
      await openPage(page, path);
      const addresses = new AddressesPage(page);
      await addresses.edit.click();
      await addresses.box('Home').check();
      await expect(addresses.delete).toBeVisible();
    },
  },
  {
    name: 'saved addresses in the header',
    everyLook: true,
    arrange: customerAt('/deliveries', saveHome),
    show: async (page, path, language) => {
      await openPage(page, path);
      const header = new Header(page, WORDS[language]);
      await header.place.click();
      await expect(header.bar.getByRole('button', { name: /^Home/ })).toBeVisible();
    },
  },
  {
    name: 'addresses suggested in the header',
    everyLook: true,
    arrange: async (page) => {
      await remember(page, { place: CAROUGE });
      return '/deliveries';
    },
    show: async (page, path, language) => {
      await openPage(page, path);
      const header = new Header(page, WORDS[language]);
      await header.chooseAddress('rue du rh');
      await expect(header.suggestions.first()).toBeVisible();
    },
  },
  {
    name: 'what customers say of a store',
    everyLook: true,
    arrange: storePath,
    show: async (page, path, language) => {
      await openPage(page, path);
      await page
        .getByRole('main')
        .getByTitle(language === 'fr' ? 'Les avis des clients' : 'What customers say')
        .click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
];

axeFindsNothing(SCREENS);
