import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../contract/enumerations.ts';
import { somebodyNew } from './demo-city.ts';
import { AddressesPage } from './models/AddressesPage.ts';
import { BasketPage } from './models/BasketPage.ts';
import { CourierPage } from './models/CourierPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { PaymentDialog } from './models/PaymentDialog.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { startFrontOf, type Front } from './front-of.ts';
import { picture } from './open-booking.ts';
import { openPage, remember } from './open-page.ts';
import { startStubApi, type StubApi } from './stub-api/stub-api.ts';
import { IN_VERIFY, inVerifyIf } from './tags.ts';
import { WORDS } from './words.ts';

const STORE = 'Chez Margot';
const SOUP = 'Onion soup';
const CARD = '4242424242424242';
const DATA_DIR = join(tmpdir(), `front-alone-${process.pid}`);

let api: StubApi;
let front: Front;
test.beforeEach(async () => {
  api = await startStubApi();
  front = await startFrontOf(api.url, { DATA_DIR });
});
test.afterEach(async () => {
  await front.close();
  await api.close();
  expect(api.complaints).toEqual([]);
  expect(existsSync(DATA_DIR), 'a front opens no database').toBe(false);
});

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const lastOrder = () => {
  const order = api.orders.at(-1);
  if (!order) throw new Error('Nothing was ordered');
  return order;
};

async function open(page: Page, language: Language, path = ''): Promise<void> {
  await remember(page, { language }, front.url);
  await openPage(page, front.url + path);
}

async function fillTheBasket(page: Page, language: Language): Promise<BasketPage> {
  const words = WORDS[language];
  const landing = new LandingPage(page, words);
  const store = new StorePage(page, words);
  const dialog = new ItemDialog(page, SOUP, words);
  await open(page, language);
  await landing.address.fill('Avenue de Cour 20, 1006 Lausanne');
  await landing.suggestion('Avenue de Cour 20').click();
  await new StoresPage(page).store(STORE).click();
  await store.item(SOUP).click();
  await dialog.option('Brioche').click();
  await dialog.option('Gruyère').click();
  await dialog.confirm.click();
  await expect(dialog.box).toBeHidden();
  await store.toBasket.click();
  await expect(page).toHaveURL(/\/basket$/);
  // The store stands until the basket takes its place, and names the dish in its menu too.
  await expect(store.item(SOUP)).toBeHidden();
  const basket = new BasketPage(page, words);
  await expect(basket.line(SOUP)).toBeVisible();
  return basket;
}

async function signUp(page: Page, language: Language) {
  const who = somebodyNew();
  const signIn = new SignInDialog(page, WORDS[language]);
  await signIn.ratherSignUp.click();
  await signIn.signUp(who);
  await expect(signIn.signUpBox).toBeHidden();
  return who;
}

async function signUpWithBasket(page: Page, language: Language, basket: BasketPage) {
  await basket.login.click();
  const who = await signUp(page, language);
  await new LandingPage(page, WORDS[language]).continueBar.click();
  await basket.isReady();
  return who;
}

/** What the API does not have leads nowhere: no button and no link of it is there. */
async function expectNothingLacking(page: Page): Promise<void> {
  const controls = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
  await expect(
    controls.filter({
      hasText:
        /^(Invoice|Facture|Share your order|Partager le suivi|Add a photo|Ajouter une photo|Download my data|Télécharger mes données|Delete account|Supprimer le compte)/,
    }),
  ).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /star|étoile/i })).toHaveCount(0);
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const later = inVerifyIf(language !== 'en');

  test(`an order is paid in cash, followed to the door and found again, ${language}`, later, async ({ page }) => {
    const basket = await fillTheBasket(page, language);
    await signUpWithBasket(page, language, basket);
    await test.step('another postcode is applied without a gazetteer, a wrong one is not', async () => {
      await basket.open('where');
      await basket.postcode.fill('3011');
      await basket.applyPostcode.click();
      await expect(basket.wrongPostcode).toBeVisible();
      await basket.postcode.fill('1004');
      await basket.applyPostcode.click();
      await expect(basket.wrongPostcode).toBeHidden();
      await basket.done();
      await basket.isReady();
    });
    expect(await basket.amount()).toBe(1_960);
    await basket.payment.click();
    await basket.orderAndPay.click();
    const pages = new OrderPages(page, words);
    await expect(pages.thanks).toBeVisible();
    const order = lastOrder();
    expect(order.sent).toMatchObject({
      is_user_pick_up_order: false,
      is_schedule_order: false,
      order_start_at: 0,
      slot_start_time: '',
      destination_addresses: [{ address: 'Avenue de Cour 20, 1004 Lausanne' }],
    });
    expect(order.basket.order_details.flatMap(({ items }) => items)).toMatchObject([
      { item_name: SOUP, item_price: 12.4, total_specification_price: 2.7, total_item_and_specification_price: 15.1 },
    ]);
    expect(order.basket.pickup_addresses).toMatchObject([
      { address: 'Rue du Pont 3', post_code: '1003', city: 'Lausanne', user_details: { name: STORE, phone: '213110011' } },
    ]);
    await pages.track.click();
    await expect(pages.stage).toHaveText(words.waitingForStore);
    api.move(order, { order_status: 3 });
    await expect(pages.stage).not.toHaveText(words.waitingForStore);
    api.move(order, { order_status: 7 });
    api.move(order, { order_status: 17, delivery_status: 17 });
    api.move(order, { delivery_status: 19 });
    await expect(pages.stage).toHaveText(words.stages[2] ?? '');
    await expect(page.getByText('Sami W.').first()).toBeVisible();
    await expectNothingLacking(page);
    api.move(order, { order_status: 21, delivery_status: 21 });
    await expect(pages.stage).toContainText(words.atTheDoor);
    api.move(order, { order_status: 25, delivery_status: 25 });
    await expect(page).toHaveURL(/order_detail/);
    await expect(page.getByRole('main')).toContainText(SOUP);
    await expectNothingLacking(page);
    await openPage(page, `${front.url}/orders?tab=history`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: STORE })).toContainText('CHF');
    await button(page, /^(Order again|Recommander)/)
      .first()
      .click();
    await expect(basket.line(SOUP)).toContainText('Brioche');
  });

  test(`an order is collected at the store, and one is cancelled, ${language}`, IN_VERIFY, async ({ page }) => {
    const basket = await fillTheBasket(page, language);
    await signUpWithBasket(page, language, basket);
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /^(I'll pick it up|Je viens la chercher)/ })
      .check();
    await basket.isReady();
    expect(await basket.amount()).toBe(1_510);
    await basket.payment.click();
    await page.getByRole('button', { name: /^(CONFIRM|CONFIRMER)$/ }).click();
    await basket.orderAndPay.click();
    await expect(new OrderPages(page, words).thanks).toBeVisible();
    expect(lastOrder().sent).toMatchObject({ is_user_pick_up_order: true, destination_addresses: [] });
    await openPage(page, `${front.url}/orders`);
    await button(page, /^(Cancel order|Annuler la commande)/).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check({ force: true });
    await dialog.getByRole('button', { name: /^(Cancel order|Annuler)/ }).click();
    await expect.poll(() => lastOrder().order_status).toBe(101);
    await expect(page.getByRole('main')).toContainText(STORE);
  });

  test(`a parcel is paid by card, with its picture, and followed, ${language}`, IN_VERIFY, async ({ page }) => {
    await open(page, language, '/welcome?dialog=signIn');
    await signUp(page, language);
    await openPage(page, `${front.url}/deliveries`);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Parcels' })
      .or(button(page, /Parcels/))
      .click();
    const courier = new CourierPage(page, language);
    const find = async (end: 'pickup' | 'dropOff', text: string) => {
      await courier.field(end, 'address').fill(text);
      await expect(page.getByRole('option', { name: text.split(',')[0] ?? '' })).toBeVisible();
      await courier.field(end, 'address').press('Enter');
    };
    await find('pickup', 'Rue de Genève 7, 1003 Lausanne');
    await find('dropOff', 'Avenue de Cour 20, 1006 Lausanne');
    await courier.receiver.click();
    await courier.field('dropOff', 'name').fill('Nadia Keller');
    await courier.field('dropOff', 'phone').fill('0041 78 412 88 60');
    await courier.files.setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await picture(40, 20) });
    await expect(courier.photos).toHaveCount(1);
    await courier.toThePrice(/^Van/);
    await courier.pay.click();
    const payment = new PaymentDialog(page, language);
    await payment.addCard(CARD);
    await courier.last.click();
    await expect(courier.thanks).toBeVisible();
    const order = lastOrder();
    expect([order.basket.isParcel, order.pictures, order.paid.is_payment_mode_cash]).toEqual([true, 1, false]);
    await openPage(page, `${front.url}/delivery-coming`);
    api.move(order, { order_status: 3, delivery_status: 11 });
    api.move(order, { delivery_status: 17 });
    await expect(page.getByText('Sami W.').first()).toBeVisible();
    await expectNothingLacking(page);
    api.move(order, { order_status: 25, delivery_status: 25 });
    await expect(page).toHaveURL(/order_detail/);
    await openPage(page, `${front.url}/orders?tab=history`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'CHF' }).first()).toBeVisible();
  });

  test(`an account keeps a card, money, a store, an address and a new name, ${language}`, IN_VERIFY, async ({ page }) => {
    await open(page, language, '/welcome?dialog=signIn');
    const who = await signUp(page, language);
    await openPage(page, `${front.url}/payments`);
    const payment = new PaymentDialog(page, language);
    await payment.add.click();
    await payment.fillCard(CARD);
    await payment.save.click();
    await expect(page.getByRole('main')).toContainText('4242');
    await button(page, /^(Top up|Recharger)$/).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Add|Ajouter)/ })
      .last()
      .click();
    await expect(
      page
        .getByRole('main')
        .getByText(/50\.00/)
        .first(),
    ).toBeVisible();
    await page.goto(`${front.url}/-/-/-/kitchen-of-margot-no-001`);
    await new StorePage(page, words).favourite(STORE).click();
    await openPage(page, `${front.url}/favourite_stores`);
    await expect(page.getByRole('main')).toContainText(STORE);
    await openPage(page, `${front.url}/addresses`);
    const addresses = new AddressesPage(page);
    await addresses.add.click();
    await addresses.place.fill('Avenue de Cour 20, 1006 Lausanne');
    await addresses.form.getByRole('option', { name: /^Avenue de Cour 20/ }).click();
    await addresses.form.getByRole('textbox', { name: /^(Address name|Nom de l’adresse)$/ }).fill('Atelier');
    for (const none of [/^(No floor|Pas d’étage)$/, /^(No entry code|Pas de code)$/])
      await addresses.form.getByRole('checkbox', { name: none }).check();
    await addresses.form.getByRole('textbox', { name: /^(Comment|Remarque)$/ }).fill('Porte bleue');
    await addresses.save.click();
    await expect(addresses.row('Atelier')).toContainText('Porte bleue');
    await openPage(page, `${front.url}/profile`);
    await expectNothingLacking(page);
    const profile = new ProfilePage(page, words);
    await profile.edit.first().click();
    await profile.field(words.firstName).fill('Zora');
    await page
      .getByRole('main')
      .getByLabel(/^(Current password|Mot de passe actuel)/)
      .fill(who.password);
    await profile.save.click();
    await expect(page.getByRole('main')).toContainText('Zora');
    for (const path of ['/', '/stores', '/help', '/orders']) {
      await openPage(page, front.url + path);
      await expectNothingLacking(page);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of LANGUAGES)
    test(`first screens have what the API answers, ${language}`, IN_VERIFY, async ({ page }) => {
      for (const [path, shown] of [
        ['/', 'Kitchens'],
        ['/stores?category=category-2', STORE],
        ['/-/-/-/kitchen-of-margot-no-001', SOUP],
        ['/deliveries', 'Parcels'],
      ] as const) {
        await page.goto(`${front.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByText(shown).first(), path).toBeVisible();
      }
    });
});
