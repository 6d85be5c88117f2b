import { expect, test } from '@playwright/test';
import { POLL_EVERY } from '../contract/poll-every.ts';
import { ORDER_NEWS } from '../contract/order-news.ts';
import { somebodyNew } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { LandingPage } from './models/LandingPage.ts';
import { OrderPages } from './models/OrderPages.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { StorePage } from './models/StorePage.ts';
import { StoresPage } from './models/StoresPage.ts';
import { openPage } from './open-page.ts';
import { moveServerClock } from './server-clock.ts';
import { WORDS } from './words.ts';
import { watchJumps, worstJumpsOf } from './watch-jumps.ts';

/** Half of what browsers call good. */
const SHIFT = 0.05;

test('a customer orders a fondue to Rue de Carouge 12', async ({ page, baseURL }) => {
  const words = WORDS.en;
  const landing = new LandingPage(page, words);
  const stores = new StoresPage(page);
  const store = new StorePage(page, words);
  const dialog = new ItemDialog(page, words.fondue, words);
  const basket = new BasketPage(page, words);
  const signIn = new SignInDialog(page, words);
  const order = new OrderPages(page, words);
  const customer = somebodyNew();

  await test.step('the customer says where they are', async () => {
    await page.clock.install();
    await watchJumps(page);
    // What moves on is heard by asking, as of every server of the contract.
    await page.route(`**${ORDER_NEWS.path}`, (route) => route.fulfill({ status: 404 }));
    await openPage(page, '/');
    await landing.address.fill('Rue de Carouge 12');
    await landing.suggestion(/Rue de Carouge 12/).click();
    await expect(page).toHaveURL(/\/stores/);
  });
  await test.step('they choose Café de la Rade', async () => {
    await stores.store('Café de la Rade').click();
    await expect(store.heading('Café de la Rade')).toBeVisible();
  });
  await test.step('they choose a fondue for two with mushrooms', async () => {
    await store.item(words.fondue).click();
    await dialog.option(words.forTwo).click();
    await dialog.option(words.mushrooms).click();
    await expect(dialog.confirm).toContainText('CHF');
    await dialog.confirm.click();
    await expect(dialog.box).toBeHidden();
    await store.toBasket.click();
  });
  await test.step('the basket holds it, and asks who they are', async () => {
    await expect(basket.heading).toBeVisible();
    await expect(basket.line(words.fondue)).toContainText(words.mushrooms);
    await basket.login.click();
    await expect(signIn.signInBox).toBeVisible();
  });
  await test.step('they sign up, which leads home with the basket kept', async () => {
    await signIn.ratherSignUp.click();
    await signIn.signUp(customer);
    await expect(landing.heading).toBeVisible();
    await expect(landing.continueBar).toBeVisible();
    await landing.continueBar.click();
  });
  await test.step('the basket knows who they are', async () => {
    await expect(basket.line(words.fondue)).toContainText(words.mushrooms);
    await expect(basket.row('who')).toContainText(`${customer.first_name} ${customer.last_name}`);
    await expect.poll(async () => (await basket.row('who').textContent())?.replaceAll(' ', '')).toContain(customer.phone);
  });
  await test.step('they look once more and order', async () => {
    await basket.payment.click();
    await expect(basket.lastLook).toContainText('Rue de Carouge 12');
    await basket.orderAndPay.click();
    await expect(order.thanks).toBeVisible();
    await expect(order.number).toBeVisible();
  });
  await test.step('they follow the order', async () => {
    const number = (await order.number.textContent())?.split(' ').at(-1) ?? '';
    await order.track.click();
    await expect(page.getByRole('main')).toContainText(number);
    await expect(order.stage).toHaveText(new RegExp([words.waitingForStore, ...words.stages].join('|')));
  });
  await test.step('it moves on stop by stop', async () => {
    // What is received is looked at in its detail.
    const course = [words.waitingForStore, ...words.stages.slice(0, -2), words.atTheDoor];
    const isFollowed = () => page.url().includes('/delivery-coming');
    // At the door it says who is there.
    const stageSaid = async () => ((await order.stage.textContent()) ?? '').replace(/^.+ (?=is at your door$)/, '');
    const seen: string[] = [];
    for (let moves = 0; moves < 40 && isFollowed(); moves += 1) {
      const stage = await stageSaid();
      if (isFollowed() && seen.at(-1) !== stage) seen.push(stage);
      const asked = page.waitForResponse(/get_order_detail/);
      await moveServerClock(baseURL, 45);
      await page.clock.fastForward(POLL_EVERY.orderTracking);
      await asked;
    }
    const places = seen.map((stage) => course.indexOf(stage));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.at(-1)).toBeGreaterThanOrEqual(course.length - 2);
    await expect(page).toHaveURL(/\/order_detail\?/);
    expect(await worstJumpsOf(page), 'nothing has jumped since the landing page').toBeLessThanOrEqual(SHIFT);
  });
});
