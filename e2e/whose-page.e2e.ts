import { expect, test, type Page } from '@playwright/test';
import { endpoints } from '../contract/endpoints.ts';
import { CAROUGE, completeOrder, holderOf, newCustomer, somebodyNew, storeNamed } from './demo-city.ts';
import { BasketPage } from './models/BasketPage.ts';
import { CourierPage } from './models/CourierPage.ts';
import { Header } from './models/Header.ts';
import { ItemDialog } from './models/ItemDialog.ts';
import { ProfilePage } from './models/ProfilePage.ts';
import { SignInDialog } from './models/SignInDialog.ts';
import { picture } from './open-booking.ts';
import { openPage, remember } from './open-page.ts';
import { anotherOrder } from './own-orders.ts';
import { IN_VERIFY } from './tags.ts';
import { FONDUE, STORE, fillWithFondue, guestWithBasket } from './with-basket.ts';

/** Somebody new with a fondue in their basket; not signed in anywhere. */
async function somebody(page: Page, quantity: number) {
  const who = somebodyNew();
  const user = await newCustomer(page.request, who);
  await fillWithFondue(page.request, holderOf(user), quantity);
  return { who, user };
}
/** The basket's page of somebody who is signed in, and a second tab beside it. */
async function basketOf(page: Page) {
  const aline = await somebody(page, 1);
  await remember(page, { user: aline.user, place: CAROUGE });
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await expect(basket.line(FONDUE)).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, '/help');
  return { ...aline, basket, other };
}
const signIn = async (page: Page, { email, password }: { readonly email: string; readonly password: string }): Promise<void> => {
  await new Header(page).signIn.click();
  await new SignInDialog(page).signIn(email, password);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const code = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });

test('whoever signs in in another tab reads nothing of the one before, nor of their prices', async ({ page }) => {
  const { basket, other } = await basketOf(page);
  const bruno = await somebody(page, 2);
  await basket.openPromo.click();
  await code(page).fill('ALINESCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ALINESCODE' })).toBeVisible();
  await basket.within('who', () => basket.name.fill('Aline of the fourth floor'));
  // As another tab does it that had slept: straight from one customer to the next.
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), bruno.user);
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  await expect(basket.row('who')).toContainText(`${bruno.who.first_name} ${bruno.who.last_name}`);
  await expect(page.getByText('Aline of the fourth floor')).toHaveCount(0);
  await basket.openPromo.or(code(page)).first().click();
  await expect(code(page)).toHaveValue('');
  await expect(page.getByText('ALINESCODE')).toHaveCount(0);
  await expect(page.getByText('Prices have changed')).toHaveCount(0);
});

test('after a sign-out in another tab dish and address are gone at once, while the server is silent', IN_VERIFY, async ({ page }) => {
  const { basket, other } = await basketOf(page);
  await page.route('**/api/**', () => new Promise<never>(() => undefined));
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(basket.line(FONDUE)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Rue de Carouge 12')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who is signed out by the server at the basket is back there after a sign-in, changes kept', async ({ page }) => {
  const { who, user, basket } = await basketOf(page);
  await page.route(`**${endpoints.add_item_in_cart.path}`, (route) => route.abort('connectionreset'));
  await basket.line(FONDUE).getByRole('button', { name: /more$/ }).click();
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  const { user_id, server_token } = holderOf(user);
  await page.request.post(endpoints.logout.path, { data: { store_id: user_id, user_id, server_token } });
  await page.waitForURL('/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signIn(page, who);
  await page.waitForURL('/basket');
  await expect(basket.line(FONDUE).getByRole('group', { name: /Quantity/ })).toContainText('2');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storefront.untold_basket'))).toBeNull();
});

/** What Aline types, wherever she does. */
const WORD = 'Alinewort';

type Aline = Awaited<ReturnType<typeof somebody>>;
type Typed = {
  /** What happens to who typed there. */
  readonly leaves: keyof typeof CHANGES;
  readonly path: string | ((page: Page, aline: Aline) => Promise<string>);
  readonly type: (page: Page) => Promise<void>;
};
/** A page with what is typed for each way to leave it (`tests/shop/what-is-typed` walks the rest), and how it comes there. */
const PAGES: Readonly<Record<string, Typed>> = {
  'a promo code': {
    leaves: 'takes another language',
    path: '/basket',
    type: async (page) => {
      await new BasketPage(page).openPromo.click();
      await code(page).fill(WORD);
    },
  },
  'the profile': {
    leaves: 'is another one',
    path: '/profile',
    type: async (page) => {
      const profile = new ProfilePage(page);
      await profile.edit.click();
      await profile.field('First name').fill(WORD);
    },
  },
  'a parcel’s photo': {
    leaves: 'signs out',
    path: '/courier_order',
    type: async (page) => {
      await new CourierPage(page).files.setInputFiles({ name: `${WORD}.jpg`, mimeType: 'image/jpeg', buffer: await picture(40, 20) });
      await expect(new CourierPage(page).photos).toHaveCount(1);
    },
  },
  'the words of a rating': {
    leaves: 'deletes the account',
    path: async (page, { user }) => {
      const holder = holderOf(user);
      const { orderId } = await anotherOrder(page, holder);
      await completeOrder(page.request, holder, orderId);
      return `/order_detail?order_id=${orderId}`;
    },
    type: async (page) => {
      const rating = page.getByRole('region', { name: 'How was it?' });
      await rating.getByRole('radio', { name: '4 stars' }).first().check({ force: true });
      await rating.getByRole('textbox', { name: 'Add a comment' }).fill(WORD);
    },
  },
};

type Left = { readonly page: Page; readonly other: Page; readonly aline: Aline };
/** What happens to who is here, in another tab or at the server; and what becomes of what was typed. */
const CHANGES = {
  'signs out': { becomes: 'is gone', happens: ({ other }) => new Header(other).signOut() },
  'is another one': {
    becomes: 'is gone',
    happens: async ({ other }) => {
      const bruno = await somebody(other, 2);
      // As a tab does it that had slept: straight from one customer to the next.
      await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), bruno.user);
    },
  },
  'deletes the account': {
    becomes: 'is gone',
    happens: async ({ other, aline: { who } }) => {
      await openPage(other, '/profile');
      await other.getByRole('button', { name: 'Delete my account' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await other.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(who.password);
      await other.keyboard.press('Enter');
      const [deleted, givesUp] = [other.getByText('Your account is deleted.'), other.getByRole('checkbox', { name: /^I give up/ })];
      await expect(deleted.or(givesUp)).toBeVisible();
      // Who has ordered has some money back in the wallet.
      if (await givesUp.isVisible()) {
        await givesUp.check();
        await other.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
      }
      await expect(deleted).toBeVisible();
    },
  },
  'takes another language': { becomes: 'stays', happens: ({ other }) => other.evaluate(() => localStorage.setItem('language', 'fr')) },
} as const satisfies Readonly<Record<string, { readonly becomes: 'is gone' | 'stays'; readonly happens: (left: Left) => Promise<void> }>>;

const isShown = (page: Page) =>
  page.evaluate(
    (typed) =>
      document.body.innerText.includes(typed) ||
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes(typed)) ||
      [...document.querySelectorAll('img')].some(({ alt }) => alt.includes(typed)),
    WORD,
  );
/** Whether the browser keeps it anywhere: for all tabs, for this one, or in a database. */
const isKept = (page: Page) =>
  page.evaluate(async (typed) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) kept.push(await answer(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept).includes(typed);
  }, WORD);

/** Aline's page with what she typed there, and a tab beside it. */
async function leftAt(page: Page, typed: Typed): Promise<Left> {
  const aline = await somebody(page, 1);
  await remember(page, { user: aline.user, place: CAROUGE });
  if (typed.path === '/courier_order') {
    await openPage(page, '/deliveries');
    await page.waitForFunction(() => localStorage.getItem('city_id') !== null);
  }
  await openPage(page, typeof typed.path === 'string' ? typed.path : await typed.path(page, aline));
  await typed.type(page);
  await expect.poll(() => isKept(page)).toBe(true);
  const other = await page.context().newPage();
  await openPage(other, '/help');
  return { page, other, aline };
}

for (const [where, typed] of Object.entries(PAGES)) {
  const { becomes, happens } = CHANGES[typed.leaves];
  test(`who typed into ${where} ${typed.leaves}: it ${becomes}`, IN_VERIFY, async ({ page: tab }) => {
    const left = await leftAt(tab, typed);
    const sent: string[] = [];
    tab.on('request', (request) => sent.push(request.postData() ?? ''));
    await happens(left);
    if (becomes === 'stays') await expect(tab.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => isShown(tab)).toBe(becomes === 'stays');
    await expect.poll(() => isKept(tab)).toBe(becomes === 'stays');
    if (becomes === 'is gone') expect(sent.filter((body) => body.includes(WORD))).toEqual([]);
  });
}

test('nothing that stood in a dish’s note is there for the next customer', IN_VERIFY, async ({ page }) => {
  const aline = await somebody(page, 1);
  const bruno = await somebody(page, 1);
  await remember(page, { user: aline.user, place: CAROUGE });
  await openPage(page, (await storeNamed(page.request, STORE)).path);
  await page.getByRole('main').getByRole('button', { name: FONDUE }).first().click();
  await new ItemDialog(page, FONDUE).note.fill(WORD);
  const other = await page.context().newPage();
  await openPage(other, '/help');
  await other.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), bruno.user);
  await expect.poll(() => isShown(page)).toBe(false);
});

test('what a guest typed to sign up is gone once somebody signs in elsewhere, for the next guest too', IN_VERIFY, async ({ page }) => {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await remember(page, { place: CAROUGE });
  await openPage(page, '/');
  const openForm = async () => {
    await new Header(page).signIn.click();
    await new SignInDialog(page).ratherSignUp.click();
  };
  const firstName = new SignInDialog(page).signUpBox.getByRole('textbox', { name: 'First name', exact: true });
  await openForm();
  await firstName.fill(WORD);
  const other = await page.context().newPage();
  await openPage(other, '/help');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await signIn(other, who);
  await expect(new Header(page).account).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([await isShown(page), await isKept(page)]).toEqual([false, false]);
  await new Header(other).signOut();
  await openForm();
  await expect(firstName).toHaveValue('');
  expect(sent.filter((body) => body.includes(WORD))).toEqual([]);
});

test('a guest who typed into the basket and signs in in another tab finds it there', IN_VERIFY, async ({ page }) => {
  const who = somebodyNew();
  await newCustomer(page.request, who);
  await guestWithBasket(page);
  await openPage(page, '/basket');
  const basket = new BasketPage(page);
  await basket.within('where', () => basket.noteForCourier.fill(WORD));
  const other = await page.context().newPage();
  await openPage(other, '/help');
  await signIn(other, who);
  await expect(new Header(page).account).toBeVisible();
  await expect.poll(() => isShown(page)).toBe(true);
  expect(await isKept(page)).toBe(true);
});
